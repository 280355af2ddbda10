import { useId } from 'react'
import * as styles from './SearchPanel.module.css'

type SearchChoiceProps = {
  label: string
  /** Name of the choice that narrows nothing */
  all: string
  /** Value, name and, where it is known, number of pages of each choice */
  choices: readonly (readonly [value: string, name: string, count: number | undefined])[]
  value: string
  onChoose: (value: string) => void
}

/** Narrows the search: the browser's own list, which every finger and keyboard knows. */
export const SearchChoice = ({ label, all, choices, value, onChoose }: SearchChoiceProps) => {
  const id = useId()
  return (
    <div className={styles.choice}>
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} onChange={(event) => onChoose(event.target.value)}>
        <option value="">{all}</option>
        {choices.map(([one, name, count]) => (
          <option key={one} value={one}>
            {count === undefined ? name : `${name} (${count})`}
          </option>
        ))}
      </select>
    </div>
  )
}
