import type { Meta, StoryObj } from '@storybook/react-vite'
import { useRef, useState, type ReactNode } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'

import { englishDateFieldLabels } from '../../internal/date-entry/date-field-labels'
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

const SMALL_WINDOW = {
  viewport: {
    options: {
      small: { name: 'Small', styles: { width: '720px', height: '460px' }, type: 'other' },
    },
  },
}

const meta = {
  title: 'Components/Popover/Edges of the window',
  component: Popover,
  tags: ['!autodocs'],
  args: {
    isOpen: true,
    anchor: { left: 0, top: 0, width: 0, height: 0 },
    label: 'New tactic',
    onClose: fn(),
  },
  argTypes: { anchor: { control: false } },
  parameters: { ...SMALL_WINDOW, isFullScreen: true, docs: { disable: true } },
  globals: { viewport: { value: 'small', isRotated: false } },
} satisfies Meta<typeof Popover>

export default meta
type Story = StoryObj<typeof meta>

/** All open floating elements, the outermost first. */
function openParts(canvasElement: HTMLElement): HTMLElement[] {
  return [...canvasElement.querySelectorAll<HTMLElement>(':popover-open')]
}

async function expectInsideWindow(part: Element): Promise<void> {
  const { left, top, right, bottom } = part.getBoundingClientRect()
  await expect(left).toBeGreaterThanOrEqual(0)
  await expect(top).toBeGreaterThanOrEqual(0)
  await expect(right).toBeLessThanOrEqual(window.innerWidth)
  await expect(bottom).toBeLessThanOrEqual(window.innerHeight)
}

async function expectSomethingInside(canvasElement: HTMLElement, count = 1): Promise<void> {
  await waitFor(async () => {
    const parts = openParts(canvasElement)
    await expect(parts).toHaveLength(count)
    for (const part of parts) await expectInsideWindow(part)
  })
}

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

function FormButton({ name, height = 32, fieldCount }: FormButtonProps) {
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

const OPTIONS = Array.from({ length: 40 }, (_, at) => ({
  value: String(at),
  label: `Option ${at + 1} of a list that is longer than the window is high`,
}))
const SUB_COMMANDS = Array.from({ length: 24 }, (_, at) => ({
  id: `s${at}`,
  label: `Below ${at + 1}`,
}))
const COMMANDS = Array.from({ length: 24 }, (_, at) => ({
  id: `c${at}`,
  label: `Command ${at + 1}`,
}))

/** One of each component that opens something, in one column. */
const PARTS: readonly ((place: string) => ReactNode)[] = [
  (place) => <FormButton name={`Form ${place}`} fieldCount={4} />,
  (place) => (
    <Menu
      entries={[{ id: 'sub', label: 'Submenu', entries: SUB_COMMANDS }, ...COMMANDS]}
      onSelect={() => undefined}
      renderTrigger={(trigger) => <Button {...trigger}>{`Menu ${place}`}</Button>}
    />
  ),
  (place) => (
    <Select label={`Select ${place}`} options={OPTIONS} value={null} onChange={() => undefined} />
  ),
  (place) => (
    <Combobox
      label={`Combobox ${place}`}
      options={OPTIONS}
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

const COLUMNS = ['one', 'two', 'three']

/** Three columns over the whole window, so that every component is near each edge once. */
function EveryPart() {
  return (
    <div
      style={{
        display: 'grid',
        gridTemplateColumns: 'repeat(3, 130px)',
        justifyContent: 'space-between',
        blockSize: '100vh',
      }}
    >
      {COLUMNS.map((column, at) => (
        <div
          key={column}
          style={{ display: 'flex', flexDirection: 'column', justifyContent: 'space-between' }}
        >
          {[...PARTS.slice(at * 3), ...PARTS.slice(0, at * 3)].map((renderPart) => (
            <div key={PARTS.indexOf(renderPart)}>{renderPart(column)}</div>
          ))}
        </div>
      ))}
    </div>
  )
}

/** How each of them is opened: the element to focus, and a key. */
const OPENERS: readonly (readonly [role: string, name: string, keys: string])[] = [
  ['button', 'Form', '{Enter}'],
  ['button', 'Menu', '{Enter}'],
  ['combobox', 'Select', '{ArrowDown}'],
  ['combobox', 'Combobox', '{ArrowDown}'],
  ['textbox', 'Date', '{Alt>}{ArrowDown}{/Alt}'],
  ['button', 'Tooltip', ''],
  ['button', 'Card', 'i'],
]

export const EveryPartNearEveryEdge: Story = {
  render: () => <EveryPart />,
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement)
    for (const column of COLUMNS) {
      for (const [role, kind, keys] of OPENERS) {
        const name = `${kind} ${column}`
        await step(name, async () => {
          canvas.getByRole(role, { name }).focus()
          if (keys !== '') await userEvent.keyboard(keys)
          await expectSomethingInside(canvasElement)
          if (kind === 'Menu') {
            const isRightToLeft = getComputedStyle(canvasElement).direction === 'rtl'
            await userEvent.keyboard(isRightToLeft ? '{ArrowLeft}' : '{ArrowRight}')
            await expectSomethingInside(canvasElement, 2)
            await userEvent.keyboard('{Escape}')
          }
          await userEvent.keyboard('{Escape}')
          await waitFor(() => expect(openParts(canvasElement)).toHaveLength(0))
        })
      }
    }
  },
}

export const EveryPartFromRightToLeft: Story = {
  ...EveryPartNearEveryEdge,
  globals: { ...meta.globals, direction: 'rtl' },
}

/** A control as high as a day of a full month, with little space above and below it. */
export const BesideAHighAnchor: Story = {
  render: () => (
    <div style={{ padding: '120px 200px' }}>
      <FormButton name="November 18" height={220} fieldCount={3} />
    </div>
  ),
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement)
    const day = canvas.getByRole('button', { name: 'November 18' })
    await userEvent.click(day)
    await expectSomethingInside(canvasElement)
    const [part] = openParts(canvasElement)
    await step('It stands beside the day, with all that is in it', async () => {
      await expect(part?.getBoundingClientRect().left).toBeGreaterThanOrEqual(
        day.getBoundingClientRect().right,
      )
      await expect(part?.scrollHeight).toBe(part?.clientHeight)
    })
  },
}

export const MoreThanTheWindowHolds: Story = {
  render: () => <FormButton name="November 18" fieldCount={12} />,
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'November 18' }))
    await expectSomethingInside(canvasElement)
    const [part] = openParts(canvasElement)
    if (part === undefined) throw new Error('Nothing has opened.')
    const create = within(part).getByRole('button', { name: 'Create' })
    await step('Its fields scroll, and its buttons are in sight from the beginning', async () => {
      await expect(part.scrollHeight).toBeGreaterThan(part.clientHeight)
      await expectInsideWindow(create)
    })
    await step('A field that gets the focus comes out from under the buttons', async () => {
      for (let at = 1; at <= 12; at += 1) {
        const field = within(part).getByRole('textbox', { name: `Field ${at}` })
        field.focus()
        await waitFor(async () => {
          await expect(field.getBoundingClientRect().bottom).toBeLessThanOrEqual(
            create.getBoundingClientRect().top,
          )
        })
      }
      await expectInsideWindow(create)
    })
  },
}

export const GrowsAfterOpening: Story = {
  render: () => (
    <div style={{ padding: '300px 0 0 420px' }}>
      <FormButton name="November 18" fieldCount={1} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'November 18' }))
    await expectSomethingInside(canvasElement)
    for (let press = 0; press < 4; press += 1) {
      await userEvent.click(canvas.getByRole('button', { name: 'More fields' }))
      await expectSomethingInside(canvasElement)
      await expectInsideWindow(canvas.getByRole('button', { name: 'Create' }))
    }
  },
}
