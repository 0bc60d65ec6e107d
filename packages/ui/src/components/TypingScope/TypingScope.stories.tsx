import type { Meta, StoryObj } from '@storybook/react-vite'
import { createRef, useImperativeHandle, useState, type Ref } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'

import { readDollars } from '../../fixtures/read-dollars'
import { CurrencyField } from '../CurrencyField'
import { DateField, englishDateFieldLabels } from '../DateField'
import { NumberField, englishNumberFieldLabels } from '../NumberField'
import { TimeField } from '../TimeField'
import { TypingScope, type TypingScopeHandle } from './index'

interface Values {
  readonly day: string | null
  readonly time: string | null
  readonly stores: number | null
  readonly cost: number | null
}

interface FieldsProps {
  scopeRef: Ref<TypingScopeHandle>
  /** Sets a value from elsewhere, as when somebody else changes it. */
  followRef: Ref<(change: Partial<Values>) => void>
  onChange: (change: Partial<Values>) => void
}

/** Fields of a form whose values can also change elsewhere. */
function Fields({ scopeRef, followRef, onChange }: FieldsProps) {
  const [values, setValues] = useState<Values>({
    day: '2026-11-18',
    time: '08:30',
    stores: 12,
    cost: 4500,
  })
  const follow = (change: Partial<Values>) => {
    setValues((before) => ({ ...before, ...change }))
  }
  useImperativeHandle(followRef, () => follow)
  const change = (provided: Partial<Values>) => {
    onChange(provided)
    follow(provided)
  }
  return (
    <TypingScope handleRef={scopeRef}>
      <DateField
        label="Day"
        today="2026-11-18"
        labels={englishDateFieldLabels}
        value={values.day}
        onChange={({ date }) => {
          change({ day: date })
        }}
      />
      <TimeField
        label="Time"
        value={values.time}
        onChange={({ time }) => {
          change({ time })
        }}
      />
      <NumberField
        label="Stores"
        labels={englishNumberFieldLabels}
        value={values.stores}
        onChange={({ value }) => {
          change({ stores: value })
        }}
      />
      <CurrencyField
        label="Cost"
        read={readDollars}
        value={values.cost}
        onChange={({ amountDollars }) => {
          change({ cost: amountDollars })
        }}
      />
    </TypingScope>
  )
}

const scope = createRef<TypingScopeHandle>()
const follow = createRef<(change: Partial<Values>) => void>()

const meta = {
  title: 'Components/Text and icons/TypingScope',
  tags: ['internal'],
  component: Fields,
  args: { scopeRef: scope, followRef: follow, onChange: fn() },
  argTypes: { scopeRef: { control: false }, followRef: { control: false } },
  decorators: [
    (Story) => (
      <div style={{ display: 'grid', gap: 12, maxWidth: 200 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Fields>

export default meta
type Story = StoryObj<typeof meta>

const endSession = createRef<() => void>()

function Session(props: FieldsProps) {
  const [isOver, setIsOver] = useState(false)
  useImperativeHandle(endSession, () => () => {
    setIsOver(true)
  })
  return isOver ? <p>Sign in again.</p> : <Fields {...props} />
}

export const ReportsWhatIsBeingTyped: Story = {
  render: (args) => <Session {...args} />,
  play: async ({ canvas, args, step }) => {
    const day = canvas.getByRole<HTMLInputElement>('textbox', { name: 'Day' })
    await step('A day, without moving the focus or the caret', async () => {
      await userEvent.clear(day)
      await userEvent.type(day, '11/20')
      day.setSelectionRange(2, 2)
      await expect(args.onChange).not.toHaveBeenCalled()
      scope.current?.flush()
      scope.current?.flush()
      await expect(args.onChange).toHaveBeenCalledOnce()
      await expect(args.onChange).toHaveBeenLastCalledWith({ day: '2026-11-20' })
      await expect(day).toHaveFocus()
      await expect(day).toHaveValue('11/20')
      await expect([day.selectionStart, day.selectionEnd]).toEqual([2, 2])
    })
    await step('Esc still restores the day before typing', async () => {
      await userEvent.keyboard('{Escape}')
      await expect(day).toHaveValue('11/18/26')
      await expect(args.onChange).toHaveBeenLastCalledWith({ day: '2026-11-18' })
    })
    await step('A time, whose list stays as it is', async () => {
      const time = canvas.getByRole('combobox', { name: 'Time' })
      await userEvent.clear(time)
      await userEvent.type(time, '9')
      scope.current?.flush()
      await expect(args.onChange).toHaveBeenLastCalledWith({ time: '09:00' })
      await expect(time).toHaveValue('9')
      await expect(time).toHaveAttribute('aria-expanded', 'true')
      await userEvent.type(time, '30')
      await userEvent.tab()
      await expect(args.onChange).toHaveBeenLastCalledWith({ time: '09:30' })
    })
    await step('Neither an empty text nor half a day is reported', async () => {
      args.onChange.mockClear()
      await userEvent.clear(day)
      scope.current?.flush()
      await userEvent.type(day, '11/')
      scope.current?.flush()
      await expect(args.onChange).not.toHaveBeenCalled()
      await expect(day).toBeValid()
    })
    await step('Before a save it is refused, with its error', async () => {
      scope.current?.settle()
      await waitFor(() => expect(day).toBeInvalid())
      await expect(args.onChange).toHaveBeenLastCalledWith({ day: null })
      await expect(day).toHaveValue('11/')
      await expect(day).toHaveFocus()
    })
    await step('A day from elsewhere replaces it then', async () => {
      follow.current?.({ day: '2026-11-25' })
      await waitFor(() => expect(day).toHaveValue('11/25/26'))
      await expect(day).toBeValid()
    })
    await step(
      'What is typed when the form goes away, as with a session, is reported',
      async () => {
        await userEvent.clear(day)
        await userEvent.type(day, '11/20/26')
        endSession.current?.()
        await expect(await canvas.findByText('Sign in again.')).toBeVisible()
        await expect(args.onChange).toHaveBeenLastCalledWith({ day: '2026-11-20' })
      },
    )
  },
}

export const KeepsWhatIsTypedWhenAValueComesFromElsewhere: Story = {
  play: async ({ canvasElement, args, step }) => {
    const canvas = within(canvasElement)
    await step('Half a day stays, and counts when it is complete', async () => {
      const day = canvas.getByRole('textbox', { name: 'Day' })
      await userEvent.clear(day)
      await userEvent.type(day, '11/2')
      follow.current?.({ day: '2026-12-24', time: '10:00' })
      const time = canvas.getByRole('combobox', { name: 'Time' })
      await waitFor(() => expect(time).toHaveValue('10:00 AM'))
      await expect(day).toHaveValue('11/2')
      await userEvent.type(day, '0/26')
      await userEvent.tab()
      await expect(args.onChange).toHaveBeenLastCalledWith({ day: '2026-11-20' })
      await expect(day).toHaveValue('11/20/26')
    })
    await step('So do a number and an amount', async () => {
      for (const [role, name, key] of [
        ['spinbutton', 'Stores', 'stores'],
        ['textbox', 'Cost', 'cost'],
      ] as const) {
        const field = canvas.getByRole(role, { name })
        await userEvent.clear(field)
        await userEvent.type(field, '46')
        follow.current?.({ [key]: 9, time: `1${key.length}:00` })
        const time = canvas.getByRole('combobox', { name: 'Time' })
        await waitFor(() => expect(time).toHaveValue(key === 'cost' ? '2:00 PM' : '4:00 PM'))
        await expect(field).toHaveValue('46')
        args.onChange.mockClear()
        scope.current?.flush()
        await expect(args.onChange).toHaveBeenCalledWith({ [key]: 46 })
        await userEvent.tab()
      }
    })
    await step('Esc goes back to what the other person has entered', async () => {
      const field = canvas.getByRole('spinbutton', { name: 'Stores' })
      await userEvent.clear(field)
      await userEvent.type(field, '7')
      follow.current?.({ stores: 1000 })
      await waitFor(() => expect(field).toHaveAttribute('aria-valuenow', '1000'))
      await expect(field).toHaveValue('7')
      await userEvent.keyboard('{Escape}')
      await expect(field).toHaveValue('1,000')
    })
  },
}
