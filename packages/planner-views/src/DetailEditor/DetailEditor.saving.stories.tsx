import type { Meta, StoryObj } from '@storybook/react-vite'
import { clearAllMocks, expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'

import { DetailEditor } from './DetailEditor'
import { editorArgs } from './fixtures/editor-args'
import { itemValues, seriesItem } from './fixtures/editor-items'
import { EditorHost } from './fixtures/EditorHost'

const meta = {
  title: 'Planner views/Editing/DetailEditor/Saving',
  component: DetailEditor,
  tags: ['!autodocs'],
  parameters: { isFullScreen: true },
  args: { ...editorArgs, layout: 'page', saveThen: 'stay' },
  render: (args, { name }) => <EditorHost key={name} {...args} />,
} satisfies Meta<typeof DetailEditor>

export default meta
type Story = StoryObj<typeof meta>

const changed = { ...editorArgs.values, title: 'VIP early bird' }
const series = itemValues(seriesItem)

/** Ends the save that is under way. */
let endSave: (() => void) | undefined

export const SavesOnceAndAsksBeforeChangesAreLost: Story = {
  play: async ({ args, canvas, mount, step }) => {
    await step('Saves once for a double click', async () => {
      const onSave = fn(async () => {
        await new Promise<undefined>((resolve) => {
          endSave = () => {
            resolve(undefined)
          }
        })
      })
      await mount(<EditorHost {...args} values={changed} onSave={onSave} />)
      const save = canvas.getByRole('button', { name: 'Save' })
      // Twice in one task, before React can render, and twice as a user does.
      save.click()
      save.click()
      await userEvent.dblClick(save)
      await userEvent.keyboard('{Control>}s{/Control}')
      await expect(onSave).toHaveBeenCalledOnce()
      await expect(onSave).toHaveBeenCalledWith({ values: changed, andThen: 'stay' })
      await step('The other ways to save wait as well', async () => {
        await expect(save).toHaveAttribute('aria-busy', 'true')
        await expect(canvas.getByRole('button', { name: 'Save and Copy' })).toBeDisabled()
        endSave?.()
        await waitFor(() =>
          expect(canvas.getByRole('button', { name: 'Save and Copy' })).toBeEnabled(),
        )
      })
    })
    await step('Saves in every way', async () => {
      clearAllMocks()
      await mount(<EditorHost {...args} values={changed} />)
      const press = (name: string) => userEvent.click(canvas.getByRole('button', { name }))
      const expectWay = (andThen: string) =>
        expect(args.onSave).toHaveBeenLastCalledWith(expect.objectContaining({ andThen }))
      await press('Save and Copy')
      await expectWay('copy')
      await press('Save and Add New')
      await expectWay('new')
      await userEvent.click(canvas.getByRole('textbox', { name: 'Title' }))
      await userEvent.keyboard('{Control>}s{/Control}')
      await expectWay('stay')
      await userEvent.keyboard('{Control>}{Enter}{/Control}')
      await expectWay('close')
    })
    await step('Narrow panels have a menu of ways', async () => {
      clearAllMocks()
      await mount(
        <EditorHost {...args} layout="panel" values={changed} panel={{ widthPixels: 340 }} />,
      )
      await expect(canvas.queryByRole('button', { name: 'Save and Copy' })).toBeNull()
      await userEvent.click(canvas.getByRole('button', { name: 'More ways to save' }))
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Save and Copy' }))
      await expect(args.onSave).toHaveBeenLastCalledWith(
        expect.objectContaining({ andThen: 'copy' }),
      )
    })
    await step('Asks before changes are lost', async () => {
      clearAllMocks()
      await mount(<EditorHost {...args} layout="panel" values={changed} />)
      await step('Cancel asks, and the answer can be no', async () => {
        await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }))
        const question = await screen.findByRole('alertdialog', {
          name: 'Are you sure you want to cancel? Your changes will be lost.',
        })
        await userEvent.click(within(question).getByRole('button', { name: 'Keep editing' }))
        await expect(args.onClose).not.toHaveBeenCalled()
      })
      await step('So does Esc', async () => {
        await userEvent.click(canvas.getByRole('textbox', { name: 'Title' }))
        await userEvent.keyboard('{Escape}')
        const question = await screen.findByRole('alertdialog')
        await userEvent.click(within(question).getByRole('button', { name: 'Lose changes' }))
        await expect(args.onClose).toHaveBeenCalledOnce()
        await expect(args.onClose).toHaveBeenCalledWith({ reason: 'escape' })
      })
    })
  },
}

export const AsksBeforeItDeletesASeries: Story = {
  args: {
    item: seriesItem,
    values: series,
    before: series,
    onDelete: fn(async () => {
      throw new Error('refused')
    }),
  },
  play: async ({ args, canvasElement, step }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Delete' }))
    const question = within(
      await screen.findByRole('alertdialog', {
        name: 'Are you sure you want to delete this tactic?',
      }),
    )
    await expect(question.getByText('It repeats: the whole series is deleted.')).toBeVisible()
    await step('A failure is told, and can be tried again', async () => {
      await userEvent.click(question.getByRole('button', { name: 'Delete' }))
      await expect(
        await question.findByText('There was an error deleting this tactic. Please try again.'),
      ).toBeVisible()
      await userEvent.click(question.getByRole('button', { name: 'Delete' }))
      await waitFor(() => expect(args.onDelete).toHaveBeenCalledTimes(2))
    })
  },
}

export const SavesInEveryWayAndOnlyWholeValues: Story = {
  play: async ({ args, canvas, step }) => {
    await step('Goes to the neighbours by keys', async () => {
      // At once, as after the step before.
      await userEvent.keyboard('{Alt>}{PageDown}{/Alt}')
      await expect(args.onNext).toHaveBeenCalledOnce()
      await userEvent.keyboard('{Alt>}{PageUp}{/Alt}')
      await expect(args.onPrevious).toHaveBeenCalledOnce()
    })
    await step('Closes at once without changes', async () => {
      clearAllMocks()
      await expect(canvas.getByRole('button', { name: 'Save' })).toBeDisabled()
      await userEvent.click(canvas.getByRole('button', { name: 'Close' }))
      await expect(args.onClose).toHaveBeenCalledOnce()
      await expect(args.onClose).toHaveBeenCalledWith({ reason: 'button' })
      await userEvent.click(canvas.getByRole('button', { name: 'November 2026' }))
      await expect(args.onClose).toHaveBeenLastCalledWith({ reason: 'back' })
    })
    await step('Saves notes without a pause', async () => {
      clearAllMocks()
      const notes = await canvas.findByRole('textbox', { name: 'Notes' })
      await userEvent.click(notes)
      await userEvent.keyboard('Now.')
      await userEvent.keyboard('{Control>}s{/Control}')
      await expect(args.onSave).toHaveBeenCalledOnce()
      const [request] = args.onSave.mock.lastCall ?? []
      await expect(JSON.stringify(request)).toContain('Now.')
    })
    await step(
      'A day counts when its field is left. A press on Save leaves it, and saves',
      async () => {
        clearAllMocks()
        const start = canvas.getByRole('textbox', { name: /^Start/u })

        await userEvent.clear(start)
        await userEvent.type(start, '11/19/26')
        await expect(canvas.getByRole('button', { name: 'Save' })).toBeEnabled()
        await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
        await expect(args.onSave).toHaveBeenCalledOnce()
        await expect(JSON.stringify(args.onSave.mock.lastCall)).toContain('"startDate":"2026-11-19')
      },
    )
    await step('Typed texts that are no values are not saved', async () => {
      clearAllMocks()
      const cost = canvas.getByRole('textbox', { name: 'Estimated cost' })
      await step('Too large an amount is told at the field and in the summary', async () => {
        await userEvent.clear(cost)
        await userEvent.type(cost, '9999999999999999')
        await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
        await expect(args.onSave).not.toHaveBeenCalled()
        await expect(cost).toHaveAccessibleDescription(/Enter at most \$1,000,000,000,000\./u)
        const summary = canvas.getByText('There is a problem with 1 field')
        await waitFor(() => expect(summary.closest('[tabindex]')).toHaveFocus())
      })
      await step('The summary leads to the field', async () => {
        await userEvent.click(canvas.getByRole('link', { name: /^Estimated cost/u }))
        await expect(cost).toHaveFocus()
        await userEvent.clear(cost)
        await userEvent.type(cost, '4600')
        await expect(canvas.queryByText('There is a problem with 1 field')).toBeNull()
      })
      await step('A date that is none is not saved by the keyboard either', async () => {
        const start = canvas.getByRole('textbox', { name: 'Start: Date' })
        await userEvent.clear(start)
        await userEvent.type(start, 'soon')
        await userEvent.keyboard('{Control>}s{/Control}')
        await expect(args.onSave).not.toHaveBeenCalled()
        await expect(canvas.getByRole('link', { name: /^Start: enter a date/u })).toBeVisible()
      })
      await step('Once they are values, they are saved', async () => {
        const start = canvas.getByRole('textbox', { name: 'Start: Date' })
        await userEvent.clear(start)
        await userEvent.type(start, '11/17/26')
        await userEvent.keyboard('{Control>}s{/Control}')
        await expect(args.onSave).toHaveBeenCalledOnce()
        const [request] = args.onSave.mock.lastCall ?? []
        await expect(request).toMatchObject({
          values: { startDate: '2026-11-17T08:00:00', estimatedCost: 4600 },
        })
        await expect(start).toHaveFocus()
      })
    })
  },
}
