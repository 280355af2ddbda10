import type { Browser } from '@playwright/test'

export function firstVisit(browser: Browser, address: string): Promise<Record<string, number>>
