import type { ReactNode } from 'react'
import { Heading } from '../../components/Heading'
import { Section } from '../../components/Section'
import { ImpactFigure } from './ImpactFigure'

type ImpactFiguresProps = {
  title: string
  lead?: string
  figures: { readonly nodes: readonly Queries.ImpactFigureFragment[] }
  /** Below them */
  children?: ReactNode
}

/** What single projects counted, one drawing each; without its article a figure is not shown. */
export const ImpactFigures = ({ title, lead, figures, children }: ImpactFiguresProps) => {
  const counted = figures.nodes.flatMap(({ article, ...figure }) => (article ? [{ ...figure, article }] : []))
  return (
    counted.length > 0 && (
      <Section surface="paper" edge="dunes" labelledBy="figures">
        <div className="wrap clear-of-edge">
          <Heading id="figures">{title}</Heading>
          {lead && <p className="lead">{lead}</p>}
          {counted.map((figure) => (
            <ImpactFigure key={figure.title} {...figure} />
          ))}
          {children}
        </div>
      </Section>
    )
  )
}
