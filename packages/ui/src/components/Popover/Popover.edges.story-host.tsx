import { useRef, useState, type ReactNode } from 'react'

import { englishDateFieldLabels } from '../../internal/date-entry/date-field.labels'
import { Button } from '../Button'
import { Combobox } from '../Combobox'
import { DateField } from '../DateField'
import { HoverCardTrigger } from '../HoverCard'
import { Menu } from '../Menu'
import { Select } from '../Select'
import { TextField } from '../TextField'
import { Tooltip } from '../Tooltip'
import { Popover } from './Popover'
import { PopoverFoot } from './Popover.styles'

interface FormProps {
  fieldCount: number
}

/** A form of a given height, with its buttons in the footer. */
function TallForm({ fieldCount }: FormProps) {
  const [count, setCount] = useState(fieldCount)
  return (
    <div style={{ display: 'grid', gap: 12, inlineSize: 260 }}>
      {Array.from({ length: count }, (_, at) => (
        <TextField key={at} label={`Field ${at + 1}`} />
      ))}
      <PopoverFoot>
        <Button
          onClick={() => {
            setCount((before) => before + 3)
          }}
        >
          More fields
        </Button>
        <Button variant="primary">Create</Button>
      </PopoverFoot>
    </div>
  )
}

interface FormButtonProps extends FormProps {
  name: string
  height?: number
}

export function FormButton({ name, height = 32, fieldCount }: FormButtonProps) {
  const anchorRef = useRef<HTMLButtonElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button
        ref={anchorRef}
        style={{ blockSize: height }}
        onClick={() => {
          setIsOpen(true)
        }}
      >
        {name}
      </Button>
      <Popover
        isOpen={isOpen}
        anchor={anchorRef}
        label={name}
        onClose={() => {
          setIsOpen(false)
        }}
      >
        <TallForm fieldCount={fieldCount} />
      </Popover>
    </>
  )
}

const options = Array.from({ length: 40 }, (_, at) => ({
  value: String(at),
  label: `Option ${at + 1} of a list that is longer than the window is high`,
}))
const subCommands = Array.from({ length: 24 }, (_, at) => ({
  id: `s${at}`,
  label: `Below ${at + 1}`,
}))
const commands = Array.from({ length: 24 }, (_, at) => ({
  id: `c${at}`,
  label: `Command ${at + 1}`,
}))

/** One of each component that opens something, in one column. */
const parts: readonly ((place: string) => ReactNode)[] = [
  (place) => <FormButton name={`Form ${place}`} fieldCount={4} />,
  (place) => (
    <Menu
      entries={[{ id: 'sub', label: 'Submenu', entries: subCommands }, ...commands]}
      onSelect={() => undefined}
      renderTrigger={(trigger) => <Button {...trigger}>{`Menu ${place}`}</Button>}
    />
  ),
  (place) => (
    <Select label={`Select ${place}`} options={options} value={null} onChange={() => undefined} />
  ),
  (place) => (
    <Combobox
      label={`Combobox ${place}`}
      options={options}
      value={null}
      onChange={() => undefined}
    />
  ),
  (place) => (
    <DateField
      label={`Date ${place}`}
      value={null}
      today="2026-11-18"
      labels={englishDateFieldLabels}
      onChange={() => undefined}
    />
  ),
  (place) => (
    <Tooltip text="Adds a tactic on the first day that is shown, with the channel that was used last">
      <Button>{`Tooltip ${place}`}</Button>
    </Tooltip>
  ),
  (place) => (
    <HoverCardTrigger
      label={`Card ${place}`}
      renderCard={() => <p>{'A long summary of what it is about. '.repeat(40)}</p>}
    >
      <Button>{`Card ${place}`}</Button>
    </HoverCardTrigger>
  ),
]

export const columns = ['one', 'two', 'three']

/** Three columns over the whole window, so that every component is near each edge once. */
export function EveryPart() {
  return (
    <div
      style={{
        display: 'grid',
        gridTemplateColumns: 'repeat(3, 130px)',
        justifyContent: 'space-between',
        blockSize: '100vh',
      }}
    >
      {columns.map((column, at) => (
        <div
          key={column}
          style={{ display: 'flex', flexDirection: 'column', justifyContent: 'space-between' }}
        >
          {[...parts.slice(at * 3), ...parts.slice(0, at * 3)].map((renderPart) => (
            <div key={parts.indexOf(renderPart)}>{renderPart(column)}</div>
          ))}
        </div>
      ))}
    </div>
  )
}

/** How each of them is opened: the element to focus, and a key. */
export const openers: readonly (readonly [role: string, name: string, keys: string])[] = [
  ['button', 'Form', '{Enter}'],
  ['button', 'Menu', '{Enter}'],
  ['combobox', 'Select', '{ArrowDown}'],
  ['combobox', 'Combobox', '{ArrowDown}'],
  ['textbox', 'Date', '{Alt>}{ArrowDown}{/Alt}'],
  ['button', 'Tooltip', ''],
  ['button', 'Card', 'i'],
]
