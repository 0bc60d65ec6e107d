import type { Meta, StoryObj } from '@storybook/react-vite'
import { MonthPreview } from '@throughline/ui/MonthPreview'
import { expect } from 'storybook/test'

/** Checks how the menus of the toolbar change the props of a component. Not for readers. */
const meta = {
  title: 'Foundations/Toolbar',
  component: MonthPreview,
  tags: ['!autodocs'],
  // Tests do not read the props from the sources.
  argTypes: { locale: {}, weekStartDay: {} },
  args: { month: '2026-10-01', markedDates: [], markedLabel: 'marked', today: '2026-10-05' },
} satisfies Meta<typeof MonthPreview>

export default meta
type Story = StoryObj<typeof meta>

export const LeavesThePropsOfTheStory: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('October')
  },
}

export const GivesTheLanguageToAComponentThatTakesOne: Story = {
  globals: { locale: 'de-DE' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('Oktober')
  },
}

export const SpeaksTheLanguageOfTheToolbar: Story = {
  globals: { language: 'de' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Oktober 2026')).toBeVisible()
  },
}

export const GivesTheFirstDayOfTheWeek: Story = {
  globals: { weekStartDay: 'monday' },
  play: async ({ canvas }) => {
    const [first] = canvas.getAllByRole('columnheader')
    await expect(first).toHaveTextContent('Monday')
  },
}
