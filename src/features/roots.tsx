import { startTransition, useEffect, type ReactNode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { routeOf } from '../config/sitePath'
import { loadWords } from '../i18n/loadWords'
import { PageLanguage } from '../i18n/pageLanguage'
import { languageOfRoute } from '../i18n/routeIn'
import { whenFaded } from '../lib/whenFaded'

type WhenDrawnProps = { children: ReactNode; onDrawn: () => void }

const WhenDrawn = ({ children, onDrawn }: WhenDrawnProps) => {
  useEffect(onDrawn, [onDrawn])
  return <>{children}</>
}

const inPageLanguage = async (element: ReactNode) => {
  const language = languageOfRoute(routeOf(window.location.pathname))
  await loadWords(language)
  return <PageLanguage.Provider value={language}>{element}</PageLanguage.Provider>
}

/**
 * Lets React take over a part of the page, in small steps. What a translator has changed there before is drawn anew, without a
 * word; so an island gives what it does not change itself as `dangerouslySetInnerHTML`, which React leaves as it is.
 */
export const hydrateIsland = async (island: HTMLElement, element: ReactNode) => {
  const inLanguage = await inPageLanguage(element)
  await new Promise<void>((resolve) => {
    startTransition(() => {
      const onRecoverableError = () => undefined
      hydrateRoot(island, <WhenDrawn onDrawn={resolve}>{inLanguage}</WhenDrawn>, { onRecoverableError })
    })
  })
}

/** Draws what is in an open dialog, as long as that is seen. */
export const drawInDialog = async (dialog: HTMLDialogElement, content: ReactNode) => {
  const inLanguage = await inPageLanguage(content)
  if (!dialog.open) return
  const root = createRoot(dialog)
  root.render(inLanguage)
  dialog.addEventListener('close', async () => {
    await whenFaded(dialog)
    root.unmount()
  })
}
