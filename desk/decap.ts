/** The part of Decap CMS that the desk uses (decapcms.org, "Customization"); its script is served as it is published. */
import type { Component, ReactNode } from 'react'

/** A map of the library Immutable */
export interface DecapMap {
  get(key: string): unknown
  set(key: string, value: unknown): DecapMap
  toJS(): Record<string, unknown>
}

interface ControlProps {
  field: DecapMap
  value: unknown
  entry: DecapMap
  parentIds: string[]
  locale?: string
}
export type Control = new (
  props: ControlProps,
) => Component<ControlProps> & { isValid?: () => unknown; getValidateValue?: () => unknown }

export interface PreviewProps {
  entry: DecapMap
  /** The language of the form beside the preview */
  locale?: string
  /** A file that a field names; as text, an address that the browser can show */
  getAsset(name: string): { toString(): string }
}

export interface StoredFile {
  file: { path: string }
  data: string | null
}
export type DataFile = Record<'path' | 'slug' | 'raw', string>
export type SaveEvent = { entry: DecapMap }

/** Where files are read and written (decap-cms-lib-util, `Implementation`) */
export interface Backend {
  entriesByFolder(folder: string, extension: string, depth: number): Promise<StoredFile[]>
  allEntriesByFolder?(folder: string, extension: string, depth: number, paths: RegExp): Promise<StoredFile[]>
  entriesByFiles(files: { path: string }[]): Promise<StoredFile[]>
  getEntry(path: string): Promise<StoredFile>
  persistEntry(entry: { dataFiles: DataFile[]; assets: unknown[] }, options: { commitMessage: string }): Promise<void>
  deleteFiles(paths: string[], commitMessage: string): Promise<void>
}

interface Cms {
  init(options: { config: object }): void
  getBackend(name: string): { init(...settings: unknown[]): Backend } | undefined
  registerBackend(name: string, backend: (...settings: unknown[]) => Backend): void
  getWidget(name: string): { control: Control }
  registerWidget(widget: { name: string; controlComponent: Control }): void
  registerLocale(locale: string, phrases: object): void
  registerRemarkPlugin(plugin: { settings: object }): void
  registerPreviewTemplate(name: string, preview: unknown): void
  registerPreviewStyle(style: string, options?: { raw: boolean }): void
  registerEventListener(listener: { name: 'preSave' | 'postSave'; handler: (event: SaveEvent) => unknown }): void
}

declare global {
  interface Window {
    CMS: Cms
    CMS_MANUAL_INIT: boolean
    h(tag: string, props: object): ReactNode
  }
}

/** Decap CMS, whose script comes after that of the desk (index.html), and waits until it is told its settings. */
export const loadDecap = async () => {
  window.CMS_MANUAL_INIT = true
  await new Promise((loaded) => document.addEventListener('DOMContentLoaded', loaded))
  return window.CMS
}
