import { classes } from '../../../lib/classes'
import { displayWidth, stretchTo } from '../../../lib/displayWidth'
import { present } from '../../../lib/present'
import * as styles from './Banner.module.css'
import * as scene from './BannerScene.module.css'

/** How wide a line of the tagline is, and where it stands below the top of its box, in em: `--word` is made for these. */
const WIDTH = 3.348
const BASELINE = 0.716
/** Closer than the face has it, for each letter: those of a long line are drawn narrow, and have less air to give */
const trackingOf = ({ length }: string) => 0.006 * Math.min(1, 7 / length) ** 2
/** More between words than the face has: beside letters drawn close they would seem to be one */
const WORD_SPACE = 0.04
/** A short word is drawn out by so much of its width at most, and narrower than the page then. */
const MOST_DRAWN = 1.12

/**
 * A line as wide as the page whatever its letters and the space between them: by the width of the face, by smaller letters
 * where that is not enough, and then to the pixel.
 */
const Line = ({ inWaves, children }: { inWaves?: boolean; children: string }) => {
  const closer = trackingOf(children)
  const tracking = closer * children.length - WORD_SPACE * (children.split(' ').length - 1)
  const stretch = stretchTo(children, WIDTH + tracking)
  const width = displayWidth(children, stretch) - tracking
  const size = Math.min(1, Number((WIDTH / width).toFixed(2)))
  const em = (length: number) => `${Number((length / size).toFixed(3))}em`
  return (
    <svg className={classes(styles.word, inWaves && scene.sinking, inWaves ? styles.above : styles.below)} aria-hidden>
      <text
        style={{
          fontStretch: `${stretch}%`,
          letterSpacing: `-${closer.toFixed(3)}em`,
          wordSpacing: `${WORD_SPACE}em`,
          ...(size < 1 && { fontSize: `${size}em` }),
        }}
        // the air before a first stem is less where letters are small or narrow; those below hang clear of the waves
        x={em(0.06 * (1 - (size * stretch) / 125))}
        y={inWaves ? em(BASELINE) : `${BASELINE}em`}
        textLength={em(Math.min(WIDTH, width * MOST_DRAWN))}
        lengthAdjust="spacingAndGlyphs"
      >
        {children}
      </text>
    </svg>
  )
}

/** A text in two lines, as alike as can be with the longer one below: letters get narrower with the depth. */
export const inTwoLines = (text: string) => {
  const words = text.split(' ')
  const ways = words.map((_, i) => [words.slice(0, i + 1).join(' '), words.slice(i + 1).join(' ')] as const)
  return present(ways.findLast(([above, below]) => above.length <= below.length) ?? ways[0], 'tagline')
}

/** What the foundation says first: one line in the waves, one under them. */
export const Tagline = ({ children }: { children: string }) => {
  const [above, below] = inTwoLines(children)
  return (
    <div className={`${styles.tagline} display`}>
      <span className="visually-hidden">{children}</span>
      <Line inWaves>{above}</Line>
      <Line>{below}</Line>
    </div>
  )
}
