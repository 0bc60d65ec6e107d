import type { Meta, StoryObj } from '@storybook/react-vite'
import { FIXED_DAY } from '@throughline/test-support/clock'
import { dayNumberOf } from '@throughline/domain/calendar-dates'
import { fn } from 'storybook/test'

import { RepeatFieldHost } from './fixtures/RepeatFieldHost'

const meta = {
  title: 'Planner views/Editing/RepeatField',
  component: RepeatFieldHost,
  args: {
    value: { rrule: 'FREQ=WEEKLY;BYDAY=WE', recurrenceEndDay: '2026-12-30' },
    startDay: dayNumberOf(FIXED_DAY),
    today: dayNumberOf(FIXED_DAY),
    weekStartDay: 'sunday',
    isNew: true,
    onChange: fn(),
  },
} satisfies Meta<typeof RepeatFieldHost>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Once: Story = { args: { value: { rrule: null, recurrenceEndDay: null } } }

export const WithoutEnd: Story = {
  args: { value: { rrule: 'FREQ=WEEKLY;BYDAY=WE', recurrenceEndDay: null } },
}

export const CustomRule: Story = {
  args: { value: { rrule: 'FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,FR', recurrenceEndDay: null } },
}

export const StoredSeries: Story = { args: { isNew: false } }

export const ShortMonthsAreLeftOut: Story = {
  args: {
    value: { rrule: 'FREQ=MONTHLY;BYMONTHDAY=31', recurrenceEndDay: null },
    startDay: dayNumberOf('2026-12-31'),
  },
}

export const EndsBeforeItStarts: Story = {
  args: {
    value: { rrule: 'FREQ=DAILY', recurrenceEndDay: '2026-11-01' },
    error: 'The series ends before it starts.',
  },
}

export const ReadOnly: Story = { args: { isReadOnly: true, isNew: false } }

export const NoStart: Story = { args: { startDay: null } }

export const Narrow: Story = {
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 240 }}>
        <Story />
      </div>
    ),
  ],
}
