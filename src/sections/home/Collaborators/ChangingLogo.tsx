import type { ComponentProps } from 'react'
import { PauseButton } from '../../../components/PauseButton'
import * as homeWording from '../../../config/homeWording'
import { useMotionChoice } from '../../../lib/useMotionChoice'
import { Pebble } from './Pebble'

type ChangingLogoProps = Pick<ComponentProps<typeof Pebble>, 'logos' | 'width'>

/** A partner's logos that take turns on one pebble, until the visitor stops them. */
export const ChangingLogo = ({ logos, width }: ChangingLogoProps) => {
  const { paused, toggle } = useMotionChoice()
  return (
    <>
      <Pebble logos={logos} width={width} paused={paused} />
      {logos.length > 1 && <PauseButton what={homeWording.changeOfLogos} paused={paused} onToggle={toggle} />}
    </>
  )
}
