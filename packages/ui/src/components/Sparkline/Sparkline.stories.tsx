import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'

import { channelColors } from '../../theme/channel-colors'
import { Sparkline } from './Sparkline'

const visits = [820, 932, 901, 1210, 1290, 1330, 1180, 1420, 1390, 1610, 1540, 1820]
const variance = [1200, 400, -300, -1900, -700, 250, 900, -450, 600, 1100, -200, -850]

const meta = {
  title: 'Components/Data/Sparkline',
  component: Sparkline,
  args: { label: 'Visits rose from 820 in January to 1,820 in December', values: visits },
  argTypes: { values: { control: false } },
} satisfies Meta<typeof Sparkline>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const AllMarks: Story = { args: { marks: ['lowest', 'highest', 'last'] } }

export const Area: Story = {
  args: { variant: 'area', style: { color: channelColors[7] }, width: 160, height: 40 },
}

export const Bars: Story = { args: { variant: 'bars' } }

export const NegativeBars: Story = {
  args: { variant: 'bars', values: variance, label: 'Variance by month', height: 32 },
}

export const NegativeLine: Story = {
  args: { variant: 'area', values: variance, label: 'Variance by month', height: 32 },
}

export const WithGaps: Story = {
  args: { values: [3, 5, null, null, 4, 6, 8, null, 7, 9], label: 'Seats by week' },
}

export const Flat: Story = { args: { values: [4, 4, 4, 4], label: 'Four seats all year' } }

export const Empty: Story = { args: { values: [], label: 'No visits' } }

export const ManyItems: Story = {
  args: {
    values: Array.from({ length: 365 }, (_, day) => Math.sin(day / 24) * 40 + ((day * 37) % 29)),
    label: 'Visits by day',
    width: 240,
  },
}

export const IsReadAsASentence: Story = {
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByRole('img', {
        name: 'Visits rose from 820 in January to 1,820 in December',
      }),
    ).toBeVisible()
  },
}
