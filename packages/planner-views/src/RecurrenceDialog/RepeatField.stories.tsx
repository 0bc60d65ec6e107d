import type { Meta, StoryObj } from '@storybook/react-vite'
import { FIXED_DAY } from '@throughline/test-support/clock'
import { dayNumberOf } from '@throughline/domain/calendar-dates'
import { fn } from 'storybook/test'

import { RepeatFieldHost } from './fixtures/RepeatFieldHost'
import { LabeledRows } from '../testing/LabeledRows'

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

const weekly = { rrule: 'FREQ=WEEKLY;BYDAY=WE', recurrenceEndDay: null }

export const States: Story = {
  render: (args) => (
    <LabeledRows
      rows={{
        Once: <RepeatFieldHost {...args} value={{ rrule: null, recurrenceEndDay: null }} />,
        'Without end': <RepeatFieldHost {...args} value={weekly} />,
        'Custom rule': (
          <RepeatFieldHost
            {...args}
            value={{ ...weekly, rrule: 'FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,FR' }}
          />
        ),
        'Stored series': <RepeatFieldHost {...args} isNew={false} />,
        'Short months are left out': (
          <RepeatFieldHost
            {...args}
            value={{ ...weekly, rrule: 'FREQ=MONTHLY;BYMONTHDAY=31' }}
            startDay={dayNumberOf('2026-12-31')}
          />
        ),
        'Ends before it starts': (
          <RepeatFieldHost
            {...args}
            value={{ rrule: 'FREQ=DAILY', recurrenceEndDay: '2026-11-01' }}
            error="The series ends before it starts."
          />
        ),
        'Read only': <RepeatFieldHost {...args} isReadOnly isNew={false} />,
        'No start': <RepeatFieldHost {...args} startDay={null} />,
        Narrow: (
          <div style={{ inlineSize: 240 }}>
            <RepeatFieldHost {...args} />
          </div>
        ),
      }}
    />
  ),
}
