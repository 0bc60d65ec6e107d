import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'

import { multiSelectStories, twoThousand, fullLine } from './MultiSelect.story-host'
import { MultiSelect } from './index'

const meta = {
  ...multiSelectStories,
  title: 'Components/Fields/MultiSelect',
  component: MultiSelect,
} satisfies Meta<typeof MultiSelect>

export default meta
type Story = StoryObj<typeof meta>

export const ChoosesByKeyboard: Story = {
  play: async ({ canvas, args, step }) => {
    const field = canvas.getByRole('combobox', { name: 'Tactic types' })
    await step('Typing narrows the list, Enter chooses, the list stays', async () => {
      await userEvent.tab()
      await userEvent.keyboard('vid')
      await userEvent.keyboard('{ArrowDown}{Enter}')
      await expect(args.onChange).toHaveBeenLastCalledWith({ values: ['video'] })
      await expect(field).toHaveAttribute('aria-expanded', 'true')
      await expect(canvas.getByText(/Video added\. 1 selected\./)).toBeInTheDocument()
    })
    await step('The next letters look for something else', async () => {
      await userEvent.keyboard('site')
      await expect(field).toHaveValue('site')
      await userEvent.keyboard('{ArrowDown}{Enter}')
      await expect(args.onChange).toHaveBeenLastCalledWith({ values: ['video', 'site'] })
    })
    await step('Esc closes, again empties', async () => {
      await userEvent.keyboard('{Escape}')
      await expect(field).toHaveAttribute('aria-expanded', 'false')
      await userEvent.keyboard('{Escape}')
      await expect(field).toHaveValue('')
    })
    await step('Backspace takes the last one back', async () => {
      await userEvent.keyboard('{Backspace}')
      await expect(args.onChange).toHaveBeenLastCalledWith({ values: ['video'] })
      await expect(canvas.getByText(/Site takeover removed\. 1 selected\./)).toBeInTheDocument()
    })
    await step('← goes to what was chosen, Delete takes it back', async () => {
      await userEvent.keyboard('{ArrowLeft}')
      await waitFor(() =>
        expect(canvas.getByRole('button', { name: 'Remove Video' })).toHaveFocus(),
      )
      await userEvent.keyboard('{Delete}')
      await expect(args.onChange).toHaveBeenLastCalledWith({ values: [] })
      await waitFor(() => expect(field).toHaveFocus())
    })
    await step('The pointer chooses and takes back, the focus stays in the text', async () => {
      await userEvent.click(field)
      await userEvent.click(canvas.getByRole('option', { name: 'Display' }))
      await userEvent.click(canvas.getByRole('option', { name: 'Newsletter' }))
      await expect(args.onChange).toHaveBeenLastCalledWith({ values: ['display', 'newsletter'] })
      await userEvent.click(canvas.getByRole('button', { name: 'Remove Display' }))
      await expect(args.onChange).toHaveBeenLastCalledWith({ values: ['newsletter'] })
      await expect(field).toHaveFocus()
    })
  },
}

export const KeepsTheFocusAmongChips: Story = {
  args: { values: ['display', 'video', 'newsletter', 'site'] },
  play: async ({ canvas, args, step }) => {
    const chip = (label: string) => canvas.getByRole('button', { name: `Remove ${label}` })
    await userEvent.tab()
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}')
    await waitFor(() => expect(chip('Video')).toHaveFocus())
    await step('Delete goes on to the chip that follows, and is announced', async () => {
      await userEvent.keyboard('{Delete}')
      await waitFor(() => expect(chip('Newsletter')).toHaveFocus())
      await expect(canvas.getByText(/Video removed\. 3 selected\./)).toBeInTheDocument()
    })
    await step('Enter does the same', async () => {
      await userEvent.keyboard('{Enter}')
      await waitFor(() => expect(chip('Site takeover')).toHaveFocus())
    })
    await step('Behind the last chip stands the one before', async () => {
      await userEvent.keyboard('{Backspace}')
      await waitFor(() => expect(chip('Display')).toHaveFocus())
      await expect(args.onChange).toHaveBeenLastCalledWith({ values: ['display'] })
    })
    await step('Without chips the focus is in the text', async () => {
      await userEvent.keyboard('{Delete}')
      await waitFor(() => expect(canvas.getByRole('combobox')).toHaveFocus())
      await expect(args.onChange).toHaveBeenLastCalledWith({ values: [] })
    })
  },
}

export const KeepsWhatIsLocked: Story = {
  args: { values: ['catalog', 'newsletter'] },
  play: async ({ canvas, args, step }) => {
    const field = canvas.getByRole('combobox')
    await userEvent.click(field)
    await step('The row of a group says how much of it is chosen', async () => {
      await expect(canvas.getByRole('option', { name: 'Owned 2 of 3' })).toBeVisible()
    })
    await step('It chooses what is missing', async () => {
      await userEvent.click(canvas.getByRole('option', { name: 'Owned 2 of 3' }))
      await expect(args.onChange).toHaveBeenLastCalledWith({
        values: ['catalog', 'newsletter', 'site'],
      })
    })
    await step('And takes back what may be taken back', async () => {
      await userEvent.click(canvas.getByRole('option', { name: 'Owned 3 of 3' }))
      await expect(args.onChange).toHaveBeenLastCalledWith({ values: ['catalog'] })
    })
    await step('Backspace says why the locked one stays', async () => {
      args.onChange.mockClear()
      await userEvent.keyboard('{Backspace}')
      await expect(args.onChange).not.toHaveBeenCalled()
      await expect(
        canvas.getByText(/Catalog cannot be changed\. Only the lead plan may change this\./),
      ).toBeInTheDocument()
    })
    await step('Clearing leaves it', async () => {
      await userEvent.click(canvas.getByRole('option', { name: 'Display' }))
      await expect(args.onChange).toHaveBeenLastCalledWith({ values: ['catalog', 'display'] })
      await userEvent.click(canvas.getByRole('button', { name: 'Clear all: Tactic types' }))
      await expect(args.onChange).toHaveBeenLastCalledWith({ values: ['catalog'] })
    })
  },
}

export const DrawsOnlyWhatIsSeen: Story = {
  args: { label: 'Stores', options: twoThousand, values: ['store-120'] },
  tags: ['stress'],
  play: async ({ canvas, step }) => {
    const field = canvas.getByRole('combobox')
    const highlighted = () => field.getAttribute('aria-activedescendant')
    await userEvent.click(field)
    await step('The last of two thousand is reached, a few dozen are drawn', async () => {
      await userEvent.keyboard('{ArrowUp}')
      const last = canvas.getByRole('option', { name: 'Store 2000, Denver' })
      await expect(last).toHaveAttribute('aria-posinset', '2020')
      await expect(canvas.getAllByRole('option').length).toBeLessThan(60)
    })
    await step('Page Down stops at the last option', async () => {
      await userEvent.keyboard('{PageUp}{ArrowDown}')
      await expect(highlighted()).toMatch(/-option-2010$/)
      await userEvent.keyboard('{PageDown}')
      await expect(highlighted()).toMatch(/-option-2019$/)
    })
    await step('Page Up stops at the first', async () => {
      await userEvent.keyboard('{ArrowDown}{ArrowDown}')
      await expect(highlighted()).toMatch(/-option-1$/)
      await userEvent.keyboard('{PageUp}')
      await expect(highlighted()).toMatch(/-option-0$/)
    })
  },
}

export const TakesALineOnlyToType: Story = {
  args: fullLine,
  play: async ({ canvas, step }) => {
    const field = canvas.getByRole('combobox')
    const heightOf = () => field.parentElement?.getBoundingClientRect().height ?? 0
    const oneLine = heightOf()
    await step('Chips that fill the line stand alone in it', async () => {
      await expect(oneLine).toBeLessThan(32)
    })
    await step('A press beside the chips goes to the text and opens the list', async () => {
      await userEvent.click(canvas.getByText('Newsletter'))
      await expect(field).toHaveFocus()
      await expect(field).toHaveAttribute('aria-expanded', 'true')
    })
    await step('Typing gets the room it needs', async () => {
      await userEvent.keyboard('site')
      await expect(field.getBoundingClientRect().width).toBeGreaterThanOrEqual(60)
      await expect(heightOf()).toBeGreaterThan(oneLine)
    })
  },
}

export const SearchesElsewhere: Story = {
  args: {
    isFilteredByCaller: true,
    onQueryChange: fn(),
    values: ['cinema'],
    chosenOptions: [{ value: 'cinema', label: 'Cinema' }],
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('button', { name: 'Remove Cinema' })).toBeVisible()
    await userEvent.type(canvas.getByRole('combobox'), 'xy')
    await expect(args.onQueryChange).toHaveBeenLastCalledWith({ query: 'xy' })
    await userEvent.click(canvas.getByRole('option', { name: 'Display' }))
    await expect(args.onChange).toHaveBeenLastCalledWith({ values: ['cinema', 'display'] })
  },
}

export const StaysOneLineHighInATable: Story = {
  tags: ['!autodocs', 'no-baseline'],
  args: {
    label: 'Stores',
    options: twoThousand,
    values: Array.from({ length: 15 }, (_, index) => `store-${index}`),
  },
  decorators: [
    (Story) => (
      <div style={{ width: 140, minHeight: 60 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, step }) => {
    const field = canvas.getByRole('combobox', { name: 'Stores' })
    const count = canvas.getByText('15 selected')
    const isBeside = async () => {
      const { bottom } = count.getBoundingClientRect()
      await expect(field.getBoundingClientRect().top).toBeLessThan(bottom)
    }
    await step('What is typed stands beside the number', isBeside)
    await step('With the focus as well', async () => {
      await userEvent.click(field)
      await userEvent.keyboard('s')
      await isBeside()
    })
  },
}
