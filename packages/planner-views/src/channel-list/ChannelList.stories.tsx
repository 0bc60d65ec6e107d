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
      description: {
        component: `The channels of a plan, as its settings list them. A row opens to the switches of the channel and to its types, with their platforms and custom fields; a closed row renders nothing of that. The host keeps which rows are open and which channel is edited, and draws what it has forms for: \`renderEditor\`, \`renderSwitch\`, \`renderPlatforms\`, \`renderFields\`. Rows have the ids \`channel-103\` and \`type-1031\`, so that links lead to them.

The last type of a channel has no button to delete it; the hidden type of a monthly focus does not count, and is not listed.

| Key | What it does |
| --- | --- |
| Enter, Space on a name | Opens or closes the row |
| Space on a handle, then ↑ or ↓ | Lifts a channel or a type and moves it; Space drops it, Esc puts it back |
| F2 on a type | Renames it |
| Enter in the field below the types | Adds a type, and stays for the next |`,
      },
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
