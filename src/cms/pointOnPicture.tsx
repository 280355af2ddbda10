import type { Control } from 'decap-cms-core'
import type { MouseEvent } from 'react'
import { deskWords } from './deskWords'
import { focusPoint, isFocus } from '../lib/pictureFocus'

const SIGN = 24

/** `64% 20%` of where a picture was clicked */
const pointOf = ({ currentTarget, clientX, clientY }: MouseEvent) => {
  const { left, top, width, height } = currentTarget.getBoundingClientRect()
  const share = (from: number, of: number) => Math.min(100, Math.max(0, Math.round((100 * from) / of)))
  return `${share(clientX - left, width)}% ${share(clientY - top, height)}%`
}

type PointProps = { src: string; focus: unknown; onPoint: (point: string) => void }

/** A picture on which a click says what must stay in sight; who cannot click writes into the box above it. */
const PointOnPicture = ({ src, focus, onPoint }: PointProps) => {
  const point = typeof focus === 'string' && isFocus(focus) ? focusPoint(focus, 3, 2) : undefined
  return (
    <button
      type="button"
      aria-label={deskWords.clickWhatStays}
      title={deskWords.clickWhatStays}
      style={{ position: 'relative', padding: 0, border: 0, cursor: 'crosshair', lineHeight: 0, maxWidth: '100%' }}
      onClick={(event) => onPoint(pointOf(event))}
    >
      <img src={src} alt="" style={{ maxWidth: '100%', maxHeight: '16rem' }} />
      {point && (
        <span
          style={{
            position: 'absolute',
            left: `calc(${point.x}% - ${SIGN / 2}px)`,
            top: `calc(${point.y}% - ${SIGN / 2}px)`,
            width: SIGN,
            height: SIGN,
            border: '3px solid #fff',
            borderRadius: '50%',
            boxShadow: '0 0 0 2px #031426',
            boxSizing: 'border-box',
          }}
        />
      )}
    </button>
  )
}

/** Below a field of text the picture that it speaks of; in a list of pictures, where that is not known, the field alone. */
export const withPicture = (Base: Control): Control =>
  class extends Base {
    override shouldComponentUpdate = () => true
    override render() {
      const { field, entry, parentIds, value, onChange, getAsset } = this.props
      const picture = entry.getIn(['data', String(field.get('name')).replace(/Focus$/, '')])
      if (parentIds.length > 0 || typeof picture !== 'string' || !picture) return super.render()
      return (
        <>
          {super.render()}
          <PointOnPicture src={getAsset(picture, field).toString()} focus={value} onPoint={onChange} />
        </>
      )
    }
  }
