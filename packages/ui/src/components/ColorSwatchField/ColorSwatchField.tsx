import { Check } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import type { ComponentPropsWithRef, KeyboardEvent } from 'react'

import type { FieldLabels } from '../../internal/field/FieldFrame'
import { GroupFrame } from '../../internal/field/GroupFrame'
import { Icon } from '../Icon'
import { Swatch, SwatchColor, SwatchGrid, SwatchInput, SwatchName } from './ColorSwatchField.styles'
import type { ColorChoice } from './color-choice'
import { ColorSwatchFieldCustom } from './ColorSwatchFieldCustom'
import type { CustomColorLabels } from './ColorSwatchFieldCustom'
import { markInkOn, moveInGrid } from './hex-color'

export interface ColorSwatchFieldProps
  extends
    FieldLabels,
    Omit<ComponentPropsWithRef<'div'>, 'onChange' | 'children' | 'defaultValue' | 'role'> {
  /** The colors, line by line. Each once. */
  colors: readonly ColorChoice[]
  /**
   * The chosen color as `#RRGGBB`; null for none. A color that is not in `colors` gets an extra
   * swatch behind them, named by its digits, unless the user has just typed it.
   */
  value: string | null
  /** A color was chosen; `value` is `#RRGGBB` in capitals. */
  onChange: (change: { value: string }) => void
  /** Offers any other color, typed as `#RRGGBB`, with these labels. */
  customLabels?: CustomColorLabels
  /**
   * The text of a custom color changed; `isColor` is false while it cannot be read, and
   * the former color is still the chosen one.
   */
  onCustomTextChange?: (change: { isColor: boolean }) => void
  /** Swatches in a line. @default 6 */
  columns?: number
  /** It cannot be focused or changed, and its value is not sent with a form. @default false */
  isDisabled?: boolean
  /** The colors can be focused and read, not changed. @default false */
  isReadOnly?: boolean
}

/**
 * One of several named colors. The chosen one has a check mark and a ring. `ref` and
 * attributes go to the group element.
 */
export function ColorSwatchField({
  colors,
  value,
  onChange,
  customLabels,
  onCustomTextChange,
  columns = 6,
  isDisabled = false,
  isReadOnly = false,
  id,
  ...rest
}: ColorSwatchFieldProps) {
  const ownId = useId()
  const groupId = id ?? ownId
  const gridRef = useRef<HTMLDivElement>(null)
  // Choosing a swatch replaces the typed text.
  const [choiceCount, setChoiceCount] = useState(0)
  const { choices, setReported } = useRetainedColor(colors, value)
  const chosen = choices.find((color) => color.value === value)
  const report = (change: { value: string }) => {
    setReported(change.value)
    onChange(change)
  }
  const choose = (color: ColorChoice) => {
    if (isReadOnly) return
    setChoiceCount((count) => count + 1)
    onCustomTextChange?.({ isColor: true })
    report({ value: color.value })
  }
  const handleKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const grid = gridRef.current
    if (!grid || event.altKey || event.ctrlKey || event.metaKey) return
    const inputs = [...grid.querySelectorAll('input')]
    const next = moveInGrid(
      inputs.findIndex((input) => input === event.target),
      event.key,
      {
        count: inputs.length,
        columns,
        isRightToLeft: getComputedStyle(grid).direction === 'rtl',
      },
    )
    const color = next === null ? undefined : choices[next]
    if (next === null || !color) return
    event.preventDefault()
    inputs[next]?.focus()
    choose(color)
  }
  return (
    <GroupFrame
      {...rest}
      {...(isReadOnly ? { 'aria-readonly': true } : null)}
      groupId={groupId}
      aside={<SwatchName>{chosen?.name ?? value}</SwatchName>}
    >
      <SwatchGrid
        ref={gridRef}
        style={{ '--tl-swatch-columns': columns }}
        onKeyDown={handleKeyDown}
      >
        {choices.map((color) => (
          <Swatch
            key={color.value}
            title={color.name}
            {...(isReadOnly ? { 'data-read-only': '' } : null)}
          >
            <SwatchInput
              type="radio"
              name={groupId}
              aria-label={color.name}
              value={color.value}
              checked={color === chosen}
              disabled={isDisabled}
              onChange={() => {
                choose(color)
              }}
            />
            <SwatchColor
              style={{
                '--tl-swatch-color': color.value,
                '--tl-swatch-ink': markInkOn(color.value),
              }}
            >
              {color === chosen ? <Icon icon={Check} size={14} /> : null}
            </SwatchColor>
          </Swatch>
        ))}
      </SwatchGrid>
      {customLabels === undefined ? null : (
        <ColorSwatchFieldCustom
          key={choiceCount}
          value={colors.some((color) => color.value === value) ? null : value}
          labels={customLabels}
          isDisabled={isDisabled}
          isReadOnly={isReadOnly}
          onChange={report}
          onTextChange={onCustomTextChange}
        />
      )}
    </GroupFrame>
  )
}

/**
 * Returns the colors to choose from: the offered ones and, behind them, the field's value if it is
 * not offered, such as a color of an earlier palette. That color stays as long as the field, so
 * that a user who tries another color can return to it.
 *
 * @param value the chosen color as `#RRGGBB`; null for none
 */
function useRetainedColor(colors: readonly ColorChoice[], value: string | null) {
  const [retained, setRetained] = useState(value)
  /** The value that the field reported last: a color that the user types gets no swatch. */
  const [reported, setReported] = useState<string | null>(null)
  const isOffered = (color: string) => colors.some((offered) => offered.value === color)
  if (value !== null && value !== retained && value !== reported && !isOffered(value))
    setRetained(value)
  return {
    choices:
      retained === null || isOffered(retained)
        ? colors
        : [...colors, { value: retained, name: retained }],
    setReported,
  }
}
