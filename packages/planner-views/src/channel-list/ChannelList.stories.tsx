import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { ChannelList } from './ChannelList'
import type { ChannelListProps } from './ChannelList.types'
import { ChannelListHost } from './fixtures/ChannelListHost'
import { EMAIL, listedChannels } from './fixtures/channels'

const meta = {
  title: 'Planner views/Settings/ChannelList',
  component: ChannelList,
  args: {
    channels: listedChannels,
    expandedIds: new Set([EMAIL.id]),
    canHideFromNestedPlans: true,
    onExpandedChange: fn(),
    onEdit: fn(),
    onDelete: fn(),
    onReorder: fn(),
    onSettingChange: fn(),
    onAddType: fn<ChannelListProps['onAddType']>(async () => undefined),
    onRenameType: fn<ChannelListProps['onRenameType']>(async () => undefined),
    onReorderTypes: fn(),
    onTypeOptionChange: fn(),
    onDeleteType: fn(),
  },
  render: (args) => <ChannelListHost {...args} />,
  parameters: {
    docs: {
      story: { inline: false, height: '480px' },
    },
  },
} satisfies Meta<typeof ChannelList>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Closed: Story = { args: { expandedIds: new Set<number>() } }

export const ReadOnly: Story = { args: { isReadOnly: true } }

/** The notes of a channel are off while the plan shows none. */
export const WithoutPlanNotes: Story = { args: { arePlanNotesShown: false } }

export const LongText: Story = {
  args: {
    channels: listedChannels.map((channel) =>
      Object.assign({}, channel, {
        name: `${channel.name} for the spring and summer relaunch in every region of the country`,
      }),
    ),
  },
}

export const RightToLeft: Story = { globals: { direction: 'rtl' } }
