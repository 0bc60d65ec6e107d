import { useDraft } from '../../internal/field/use-draft'
import { TextField } from '../TextField'
import { CustomColor, CustomSwatch } from './ColorSwatchField.styles'
import { readHexColor } from './hex-color'

/** Labels of the field for a custom color. */
export interface CustomColorLabels {
  /** Names the entry. */
  readonly label: string
  /** An example in the empty entry. */
  readonly placeholder: string
  /** Error for a text that is not a color of three or six digits. */
  readonly unreadable: string
}

interface ColorSwatchFieldCustomProps {
  /** The color if it is not among the swatches. */
  value: string | null
  labels: CustomColorLabels
  isDisabled: boolean
  isReadOnly: boolean
  onChange: (change: { value: string }) => void
  onTextChange: ((change: { isColor: boolean }) => void) | undefined
}

const asWritten = (color: string) => color

/**
 * The field for a custom color. It reports a color as soon as the text is one, and
 * shows its error when it loses the focus.
 */
export function ColorSwatchFieldCustom({
  value,
  labels,
  isDisabled,
  isReadOnly,
  onChange,
  onTextChange,
}: ColorSwatchFieldCustomProps) {
  const draft = useDraft(value, asWritten)
  const color = readHexColor(draft.text)
  const isRefused = draft.isLeft && color === null
  const leave = () => {
    if (color !== null || draft.text.trim() === '') draft.settle()
    else draft.leave()
  }
  return (
    <CustomColor>
      <TextField
        label={labels.label}
        isLabelHidden
        placeholder={labels.placeholder}
        autoComplete="off"
        spellCheck={false}
        value={draft.text}
        isDisabled={isDisabled}
        isReadOnly={isReadOnly}
        error={isRefused ? labels.unreadable : undefined}
        startAdornment={
          <CustomSwatch style={color === null ? {} : { '--tl-swatch-color': color }} />
        }
        onChange={(change) => {
          const typed = readHexColor(change.value)
          draft.type(change.value, typed)
          onTextChange?.({ isColor: typed !== null || change.value.trim() === '' })
          if (typed !== null && typed !== value) onChange({ value: typed })
        }}
        onBlur={leave}
        onKeyDown={(event) => {
          if (event.key === 'Enter') leave()
        }}
      />
    </CustomColor>
  )
}
