import { useRef, useState, type KeyboardEvent } from 'react'

import { Button } from '../Button'
import { Icon, type IconShape } from '../Icon'
import { Popover } from '../Popover'
import { Tooltip } from '../Tooltip'
import { ColorBar, Swatch, SwatchGrid, SwatchPanel, ToolButton } from './RichTextToolbar.styles'
import type { RichTextChoice } from './rich-text-choices'

interface RichTextColorToolProps {
  icon: IconShape
  label: string
  /** Names the option that removes the colour. */
  noneLabel: string
  colors: readonly RichTextChoice[]
  value: string | undefined
  onChange: (change: { value: string | undefined }) => void
  isDisabled: boolean
}

const COLUMNS = 6

/** A tool that opens a colour picker. */
export function RichTextColorTool({
  icon,
  label,
  noneLabel,
  colors,
  value,
  onChange,
  isDisabled,
}: RichTextColorToolProps) {
  const [isOpen, setIsOpen] = useState(false)
  const buttonRef = useRef<HTMLButtonElement>(null)
  const choose = (chosen: string | undefined) => {
    setIsOpen(false)
    onChange({ value: chosen })
  }
  const handleKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const swatches = [...event.currentTarget.querySelectorAll('button')]
    const at = swatches.findIndex((swatch) => swatch === event.target)
    const side = getComputedStyle(event.currentTarget).direction === 'rtl' ? -1 : 1
    const moves: Readonly<Record<string, number>> = {
      ArrowRight: at + side,
      ArrowLeft: at - side,
      ArrowDown: at + COLUMNS,
      ArrowUp: at - COLUMNS,
      Home: 0,
      End: swatches.length - 1,
    }
    const next = moves[event.key]
    if (next === undefined) return
    event.preventDefault()
    swatches[next]?.focus()
  }
  return (
    <>
      <Tooltip text={label} isDescription={false}>
        <ToolButton
          ref={buttonRef}
          type="button"
          aria-label={label}
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          data-variant="ghost"
          data-size="small"
          {...(isDisabled ? { 'aria-disabled': true } : null)}
          onClick={() => {
            if (!isDisabled) setIsOpen(!isOpen)
          }}
        >
          <Icon icon={icon} />
          <ColorBar
            {...(value === undefined
              ? { 'data-none': '' }
              : { style: { '--tl-swatch-color': value } })}
          />
        </ToolButton>
      </Tooltip>
      <Popover
        isOpen={isOpen}
        anchor={buttonRef}
        label={label}
        onClose={() => {
          setIsOpen(false)
        }}
        style={{ padding: 8 }}
      >
        <SwatchPanel>
          <Button
            variant="ghost"
            size="small"
            isWide
            {...(value === undefined ? { 'data-autofocus': '' } : null)}
            onClick={() => {
              choose(undefined)
            }}
          >
            {noneLabel}
          </Button>
          <SwatchGrid onKeyDown={handleKeyDown}>
            {colors.map((color) => (
              <Swatch
                key={color.value}
                type="button"
                aria-label={color.label}
                aria-pressed={color.value === value}
                title={color.label}
                style={{ '--tl-swatch-color': color.value }}
                {...(color.value === value ? { 'data-autofocus': '' } : null)}
                onClick={() => {
                  choose(color.value)
                }}
              />
            ))}
          </SwatchGrid>
        </SwatchPanel>
      </Popover>
    </>
  )
}
