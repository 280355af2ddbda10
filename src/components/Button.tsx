import type { ComponentProps } from 'react'
import * as styles from './ButtonLink.module.css'

type ButtonProps = ComponentProps<'button'> & { look: 'go' | 'chip' }

/** A button that looks and gives way as a `ButtonLink` does. */
export const Button = ({ look, className = '', ...button }: ButtonProps) => (
  <button className={`${styles.button} ${styles[look]} display screen-only ${className}`} type="button" {...button} />
)
