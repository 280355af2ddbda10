import type { ReactNode } from 'react'
import { PauseButton } from '../../components/PauseButton'
import { useWords } from '../../i18n/pageLanguage'
import { CarouselIsland, type CarouselProps } from './CarouselIsland'

type Props = Omit<CarouselProps, 'heading' | 'slides'> & {
  slides: ReactNode[]
  /** Stands in the same row as the arrows */
  heading?: ReactNode
}

/** Slides in a row that scrolls and snaps; in the browser react-slick moves them (`hydrate`). */
export const Carousel = ({ slides, heading, ...told }: Props) => {
  const { common } = useWords()
  const head = (
    <>
      {heading}
      {told.settings.autoplay && <PauseButton what={common.several(told.item)} />}
    </>
  )
  return (
    <div data-island="carousel" data-props={JSON.stringify(told)}>
      <CarouselIsland {...told} heading={{ children: head }} slides={slides.map((children) => ({ children }))} />
    </div>
  )
}
