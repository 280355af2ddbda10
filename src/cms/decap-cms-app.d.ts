/** The part of Decap CMS that the desk uses (decapcms.org, "Customization"); the package lives in cms/. */
declare module 'decap-cms-app' {
  import type { Component, ComponentType } from 'react'

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
    onChange(value: unknown): void
    /** A file that a field names; as text, an address that the browser can show */
    getAsset(name: string, field: DecapMap): { toString(): string }
  }
  export interface PreviewProps {
    entry: DecapMap
    /** A file that a field names; as text, an address that the browser can show */
    getAsset(name: string): { toString(): string }
  }
  type Validity = boolean | { error: false | { type: string; message: string; parentIds: string[] } }
  export type Control = new (props: ControlProps) => Component<ControlProps> & { isValid?: () => Validity }
  interface Format {
    fromFile(text: string): Record<string, unknown>
    toFile(entry: Record<string, unknown>, order: string[]): string
  }
  interface Cms {
    init(options: { config: Record<string, unknown> }): void
    getWidget(name: string): { control: Control; preview: unknown; schema: unknown }
    registerWidget(name: string, control: Control, preview: unknown, schema: unknown): void
    registerPreviewTemplate(name: string, preview: ComponentType<PreviewProps>): void
    registerPreviewStyle(style: string, options?: { raw: boolean }): void
    registerCustomFormat(name: string, extension: string, format: Format): void
    registerEventListener(listener: {
      name: 'preSave' | 'postSave'
      handler(event: { entry: DecapMap }): Promise<DecapMap | undefined> | DecapMap | undefined
    }): void
  }
  const cms: Cms
  export default cms
}
