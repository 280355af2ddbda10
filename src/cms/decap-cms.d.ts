/** The part of Decap CMS that the desk uses (decapcms.org, "Customization"); its packages live in cms/. */
declare module 'decap-cms-core' {
  import type { Component, ComponentType } from 'react'
  import type { Language } from '../i18n/languages'

  /** A map of the library Immutable */
  export interface DecapMap {
    get(key: string): unknown
    getIn(keys: string[]): unknown
    set(key: string, value: unknown): DecapMap
    toJS(): Record<string, unknown>
  }
  interface ControlProps {
    field: DecapMap
    value: unknown
    entry: DecapMap
    parentIds: string[]
    /** The language of the form that the field stands in */
    locale?: Language
    onChange(value: unknown): void
    /** A file that a field names; as text, an address that the browser can show */
    getAsset(name: string, field: DecapMap): { toString(): string }
  }
  export interface PreviewProps {
    entry: DecapMap
    /** The language of the form beside the preview */
    locale?: Language
    /** A file that a field names; as text, an address that the browser can show */
    getAsset(name: string): { toString(): string }
  }
  type Validity = boolean | { error: false | { type: string; message: string; parentIds: string[] } }
  export type Control = new (props: ControlProps) => Component<ControlProps> & { isValid?: () => Validity }
  interface ListProps {
    field: {
      get(key: 'name'): unknown
      get(key: 'fields'): { find(is: (field: DecapMap) => boolean): DecapMap | undefined } | undefined
    }
    value?: { toJS(): object[] }
    entry: DecapMap
    locale?: Language
    parentIds: string[]
    onChange(value: unknown): void
    /** Keeps a file with the entry until that is saved */
    onPersistMedia(file: File, options: { field: DecapMap | undefined }): Promise<unknown>
  }
  interface ListState {
    itemsCollapsed: boolean[]
    keys: string[]
  }
  export type ListControl = new (props: ListProps) => Component<ListProps, ListState>
  /** Where files are read and written (decap-cms-lib-util, `Implementation`) */
  interface BackendOf {
    getEntry(path: string): Promise<{ data: string }>
    persistEntry(entry: { dataFiles: { path: string; raw: string }[] }, options: unknown): Promise<unknown>
    deleteFiles(paths: string[], commitMessage: string): Promise<unknown>
  }
  // what TypeScript asks of a class that others are made of
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  export type BackendClass = new (...settings: any[]) => BackendOf
  interface Format {
    fromFile(text: string): Record<string, unknown>
    toFile(entry: Record<string, unknown>, order: string[]): string
  }
  export interface Widget<Component = Control> {
    name: string
    controlComponent: Component
  }
  interface Cms {
    init(options: { config: Record<string, unknown> }): void
    registerBackend(name: string, backend: BackendClass): void
    registerLocale(locale: string, phrases: object): void
    registerEditorComponent(component: {
      id: string
      label: string
      fields: object[]
      pattern: RegExp
      fromBlock(match: readonly string[]): object
      toBlock(values: object): string
    }): void
    registerRemarkPlugin(plugin: { settings: Record<string, unknown> }): void
    registerWidget(widget: Widget<unknown>): void
    registerPreviewTemplate(name: string, preview: ComponentType<PreviewProps>): void
    registerPreviewStyle(style: string, options?: { raw: boolean }): void
    registerCustomFormat(name: string, extension: string, format: Format): void
    registerEventListener(listener: {
      name: 'preSave' | 'postSave'
      handler(event: { entry: DecapMap }): Promise<DecapMap | undefined> | DecapMap | undefined
    }): void
  }
  export const DecapCmsCore: Cms
}
declare module 'decap-cms-locales' {
  export const en: {
    editor: { editorInterface: object; editorControlPane: { i18n: object }; editorWidgets: { datetime: object } }
    mediaLibrary: { mediaLibraryModal: object }
    ui: { toast: object }
  }
}
declare module 'decap-cms-widget-list' {
  import type { ListControl, Widget } from 'decap-cms-core'

  const list: { Widget(): Widget<ListControl> }
  export default list
}
declare module 'decap-cms-widget-*' {
  import type { Widget } from 'decap-cms-core'

  const widget: { Widget(): Widget }
  export default widget
}
/** The backend that the desk is bundled for (scripts/build-cms.ts) */
declare module 'desk-backend' {
  import type { BackendClass } from 'decap-cms-core'

  export const Backend: BackendClass
}
