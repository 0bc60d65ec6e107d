import type { Meta, StoryObj } from '@storybook/react-vite'
import { createRef } from 'react'
import { clearAllMocks, expect, userEvent, waitFor, within } from 'storybook/test'

import { DetailEditor } from './DetailEditor'
import type { DetailEditorHandle } from './DetailEditor.types'
import { editorArgs } from './fixtures/editor-args'
import { itemValues, seriesItem } from './fixtures/editor-items'
import { EditorHost } from './fixtures/EditorHost'
import type { EditorHostHandle } from './fixtures/EditorHost'

const editor = createRef<DetailEditorHandle>()
const host = createRef<EditorHostHandle>()
const series = itemValues(seriesItem)
const withTimes = { ...editorArgs.values, isAllDay: false }

const meta = {
  title: 'Planner views/Editing/DetailEditor/Typing',
  component: DetailEditor,
  tags: ['!autodocs'],
  parameters: { isFullScreen: true },
  args: {
    ...editorArgs,
    layout: 'page',
    saveThen: 'stay',
    values: withTimes,
    before: withTimes,
    handleRef: editor,
  },
  render: (args, { name }) => <EditorHost key={name} hostRef={host} {...args} />,
} satisfies Meta<typeof DetailEditor>

export default meta
type Story = StoryObj<typeof meta>

export const AsksForATimeThatIsMissing: Story = {
  play: async ({ args, canvasElement, step }) => {
    const canvas = within(canvasElement)
    const day = canvas.getByRole('textbox', { name: 'Start: Date' })
    const time = canvas.getByRole('combobox', { name: 'Start: Time' })
    const leadsToTheTime = async () => {
      await expect(args.onSave).not.toHaveBeenCalled()
      await userEvent.click(
        canvas.getByRole('link', { name: 'Start: enter a time, such as 8:30.' }),
      )
      await expect(time).toHaveFocus()
      await expect(time).toBeInvalid()
      await expect(day).toBeValid()
    }
    await step('An empty time, saved by the keyboard', async () => {
      await userEvent.clear(time)
      await userEvent.keyboard('{Control>}s{/Control}')
      await leadsToTheTime()
    })
    await step('A time that is none', async () => {
      await userEvent.type(time, '25:99')
      await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
      await leadsToTheTime()
      await expect(time).toHaveValue('25:99')
    })
    await step('Without a day it asks for the day', async () => {
      await userEvent.clear(day)
      await userEvent.type(day, 'soon')
      await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
      await userEvent.click(canvas.getByRole('link', { name: 'Start: enter a date as mm/dd/yy.' }))
      await expect(day).toHaveFocus()
    })
    await step('Both corrected, it is saved', async () => {
      await userEvent.clear(day)
      await userEvent.type(day, '11/17/26')
      await userEvent.clear(time)
      await userEvent.type(time, '9:15')
      await userEvent.keyboard('{Control>}s{/Control}')
      await expect(args.onSave.mock.lastCall?.[0].values.startDate).toBe('2026-11-17T09:15:00')
      await expect(time).toHaveFocus()
    })
  },
}

export const FlushTakesWhatIsTyped: Story = {
  play: async ({ args, canvas, canvasElement, mount, step }) => {
    await step('Flush takes a day that is being typed', async () => {
      await mount(<EditorHost hostRef={host} {...args} />)
      const day = canvas.getByRole<HTMLInputElement>('textbox', { name: 'Start: Date' })
      const start = () => args.onValuesChange.mock.lastCall?.[0].values.startDate
      await step('Focus, caret and text stay', async () => {
        await userEvent.clear(day)
        await userEvent.type(day, '11/17')
        day.setSelectionRange(3, 3)
        await expect(args.onValuesChange).not.toHaveBeenCalled()
        editor.current?.flush()
        await expect(start()).toBe('2026-11-17T08:00:00')
        await expect(day).toHaveFocus()
        await expect(day).toHaveValue('11/17')
        await expect([day.selectionStart, day.selectionEnd]).toEqual([3, 3])
      })
      await step('Typing goes on', async () => {
        await userEvent.type(day, '/25', { initialSelectionStart: 5 })
        editor.current?.flush()
        await expect(start()).toBe('2025-11-17T08:00:00')
      })
      await step('A time, too', async () => {
        const time = canvas.getByRole('combobox', { name: 'Start: Time' })
        await userEvent.clear(time)
        await userEvent.type(time, '21')
        editor.current?.flush()
        await expect(start()).toBe('2025-11-17T21:00:00')
        await expect(time).toHaveValue('21')
        await expect(time).toHaveAttribute('aria-expanded', 'true')
      })
      await step('What is no date changes nothing', async () => {
        const count = args.onValuesChange.mock.calls.length
        await userEvent.clear(canvas.getByRole('combobox', { name: 'Start: Time' }))
        editor.current?.flush()
        await userEvent.keyboard('9:')
        await userEvent.keyboard('7x')
        editor.current?.flush()
        await expect(args.onValuesChange).toHaveBeenCalledTimes(count)
      })
    })
    await step('Flush takes the end of a series', async () => {
      clearAllMocks()
      await mount(
        <EditorHost hostRef={host} {...args} item={seriesItem} values={series} before={series} />,
      )
      const ends = within(canvasElement).getByRole('textbox', { name: /^Ends/u })
      await userEvent.clear(ends)
      await userEvent.type(ends, '12/23/26')
      editor.current?.flush()
      await expect(args.onValuesChange.mock.lastCall?.[0].values.recurrenceEndDay).toBe(
        '2026-12-23',
      )
      await expect(ends).toHaveFocus()
    })
  },
}

export const AChangeOfOthersLeavesWhatIsTyped: Story = {
  play: async ({ args, canvasElement, step }) => {
    const canvas = within(canvasElement)
    const title = canvas.getByRole('textbox', { name: 'Title' })
    await step('Half a day', async () => {
      const day = canvas.getByRole<HTMLInputElement>('textbox', { name: 'Start: Date' })
      await userEvent.clear(day)
      await userEvent.type(day, '11/')
      editor.current?.flush()
      host.current?.follow({ title: 'Early bird', startDate: '2026-11-16T10:30:00' })
      await waitFor(() => expect(title).toHaveValue('Early bird'))
      await expect(canvas.getByRole('combobox', { name: 'Start: Time' })).toHaveValue('10:30')
      await expect(day).toHaveValue('11/')
      await expect(day).toHaveFocus()
      await expect(day.selectionStart).toBe(3)
      await userEvent.keyboard('17/26{Tab}')
      await expect(args.onValuesChange.mock.lastCall?.[0].values).toMatchObject({
        title: 'Early bird',
        startDate: '2026-11-17T10:30:00',
      })
    })
    await step('A cost and a number', async () => {
      const cost = canvas.getByRole('textbox', { name: 'Estimated cost' })
      await userEvent.clear(cost)
      await userEvent.type(cost, '46')
      editor.current?.flush()
      await expect(args.onValuesChange.mock.lastCall?.[0].values.estimatedCost).toBe(46)
      host.current?.follow({ title: 'Late bird', estimatedCost: 9000, impressions: 100 })
      await waitFor(() => expect(title).toHaveValue('Late bird'))
      await expect(cost).toHaveValue('46')
      await userEvent.keyboard('00{Tab}')
      await expect(args.onValuesChange.mock.lastCall?.[0].values.estimatedCost).toBe(4600)
    })
    await step('A text that is no number', async () => {
      const impressions = canvas.getByRole('spinbutton', { name: 'Impressions' })
      await userEvent.clear(impressions)
      await userEvent.type(impressions, 'many')
      host.current?.follow({ title: 'VIP', impressions: 200 })
      await waitFor(() => expect(title).toHaveValue('VIP'))
      await expect(impressions).toHaveValue('many')
      await userEvent.keyboard('{Control>}s{/Control}')
      await expect(args.onSave).not.toHaveBeenCalled()
      await expect(canvas.getByRole('link', { name: /^Impressions: enter/u })).toBeVisible()
    })
    await step(
      'Once it was left, a number of others replaces it, and all can be saved',
      async () => {
        host.current?.follow({ title: 'VIP day', impressions: 300 })
        await waitFor(() => expect(title).toHaveValue('VIP day'))
        await expect(canvas.getByRole('spinbutton', { name: 'Impressions' })).toHaveValue('300')
        await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
        await expect(args.onSave).toHaveBeenCalledOnce()
      },
    )
  },
}
