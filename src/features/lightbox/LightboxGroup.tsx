import type { ReactNode } from 'react'

type LightboxGroupProps = {
  /** Name of the large view */
  name: string
  children: ReactNode
}

/** Its pictures (`LightboxLink`) open large, one beside the other. */
export const LightboxGroup = ({ name, children }: LightboxGroupProps) => (
  <div data-lightbox-group={name}>{children}</div>
)
