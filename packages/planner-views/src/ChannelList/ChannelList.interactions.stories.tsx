import type { Meta, StoryObj } from '@storybook/react-vite'
import { clearAllMocks, expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import type { ChannelList } from './ChannelList'
import channelListMeta from './ChannelList.stories'
import type { ChannelListProps } from './ChannelList.types'
import { emailChannel, manyChannels } from './fixtures/channels'
import { ChannelListHost } from './fixtures/ChannelListHost'

const meta = {
  ...channelListMeta,
  title: 'Planner views/Settings/ChannelList/Behavior',
  tags: ['!visual', '!autodocs'],
} satisfies Meta<typeof ChannelList>

export default meta
type Story = StoryObj<typeof meta>

const [, promotional, triggered] = emailChannel.tacticTypes
const toggle = (name: string) =>
  screen.getByRole('button', { name: new RegExp(`^${name} \\d`, 'u') })
const button = (name: string) => screen.getByRole('button', { name })
const typesOf = (name: string) => screen.getByRole('list', { name: `Tactic types of ${name}` })

export const ChangesChannelsAndTypes: Story = {
  play: async ({ args, step }) => {
    await step('A closed row renders none of its types', async () => {
      await expect(toggle('Website')).toHaveAttribute('aria-expanded', 'false')
      await expect(screen.queryByText('Homepage')).toBeNull()
      await expect(screen.getAllByRole('switch')).toHaveLength(5)
    })
    await step('Its name opens it', async () => {
      await userEvent.click(toggle('Website'))
      await expect(within(typesOf('Website')).getByText('Homepage')).toBeVisible()
      await expect(args.onExpandedChange).toHaveBeenLastCalledWith({
        channel: args.channels[0],
        isExpanded: true,
      })
    })
    await step('Several can be open', async () => {
      await expect(typesOf('Email')).toBeVisible()
      await userEvent.keyboard('{Enter}')
      await expect(screen.queryByText('Homepage')).toBeNull()
    })
    await step('Shows what types offer', async () => {
      const rows = within(typesOf('Email')).getAllByRole('listitem')
      await expect(rows).toHaveLength(3)
      await expect(rows[0]).toHaveTextContent(/Platforms: No Platform/u)
      await expect(rows[0]).toHaveTextContent(/Custom fields: Subject line, Preview text/u)
      await expect(rows[1]).toHaveTextContent(/Platforms: Klaviyo, Braze/u)
      await expect(rows[1]).toHaveTextContent(/Custom fields: None/u)
      await expect(toggle('Email')).toHaveTextContent('3 tactic types')
      await expect(toggle('Signage')).toHaveTextContent('1 tactic type')
    })
    await step('Reports switches', async () => {
      clearAllMocks()
      await expect(screen.getByRole('switch', { name: 'Monthly Channel Focus' })).toBeChecked()
      for (const [name, setting] of [
        ['Monthly Channel Focus', 'useMonthlyFocusType'],
        ['Long-Running', 'isPaidMedia'],
        ['Notes', 'isSummaryEnabled'],
        ['Flags', 'enableTacticFlagging'],
        ['Hide in Flow', 'hideInFlow'],
      ] as const) {
        await userEvent.click(screen.getByRole('switch', { name }))
        await expect(args.onSettingChange).toHaveBeenLastCalledWith({
          channel: emailChannel,
          setting,
          isOn: !emailChannel[setting],
        })
      }
    })
    clearAllMocks()
    await step('A channel', async () => {
      button('Reorder Website').focus()
      await userEvent.keyboard(' {ArrowDown} ')
      await expect(args.onReorder).toHaveBeenCalledOnce()
      await expect(args.onReorder).toHaveBeenCalledWith({
        channel: args.channels[0],
        ids: [103, 102, 104],
      })
    })
    await step('A type stays within its channel', async () => {
      button('Reorder Newsletter').focus()
      await userEvent.keyboard(' {End} ')
      await expect(args.onReorderTypes).toHaveBeenCalledOnce()
      await expect(args.onReorderTypes).toHaveBeenCalledWith({
        channel: emailChannel,
        type: emailChannel.tacticTypes[0],
        ids: [1032, 1033, 1031],
      })
      await expect(args.onReorder).toHaveBeenCalledOnce()
    })
    await step('Adds types one after the other', async () => {
      clearAllMocks()
      const field = screen.getByRole('textbox', { name: 'New tactic type of Email' })
      await step('A name is required', async () => {
        await userEvent.type(field, '  {Enter}')
        await expect(field).toHaveAccessibleDescription('You must enter a tactic name first')
        await expect(args.onAddType).not.toHaveBeenCalled()
      })
      await step('It is trimmed, and the field is free for the next', async () => {
        await userEvent.clear(field)
        await userEvent.type(field, ' Survey {Enter}')
        await expect(args.onAddType).toHaveBeenCalledOnce()
        await expect(args.onAddType).toHaveBeenCalledWith({
          channel: emailChannel,
          name: 'Survey',
        })
        await waitFor(() => expect(field).toHaveValue(''))
        await expect(field).toHaveFocus()
      })
    })
    await step('Opens options of a type', async () => {
      clearAllMocks()
      await expect(screen.queryByRole('switch', { name: 'Multiple platforms' })).toBeNull()
      await userEvent.click(button('Options of Promotional'))
      const several = screen.getByRole('switch', { name: 'Multiple platforms' })
      await expect(several).toBeChecked()
      await userEvent.click(screen.getByRole('switch', { name: 'Hide from nested plans' }))
      await expect(args.onTypeOptionChange).toHaveBeenCalledOnce()
      await expect(args.onTypeOptionChange).toHaveBeenCalledWith({
        channel: emailChannel,
        type: promotional,
        option: 'shouldHideTacticsFromNestedPlans',
        isOn: true,
      })
    })
  },
}

export const HasNothingThatThePlanDoesNotUse: Story = {
  play: async ({ args, mount, step }) => {
    await step('Has no column for fields where there are none', async () => {
      await mount(<ChannelListHost {...args} hasTypeFields={false} />)
      await expect(screen.getByText('Platforms')).toBeVisible()
      await expect(screen.queryByText('Custom fields')).toBeNull()
      await expect(screen.queryByText('Subject line, Preview text')).toBeNull()
    })
    await step('Notes depend on the plan', async () => {
      await mount(<ChannelListHost {...args} arePlanNotesVisible={false} />)
      const notes = screen.getByRole('switch', { name: 'Notes' })
      await expect(notes).toBeDisabled()
      await expect(notes).toHaveAccessibleDescription(/Off for the whole plan/u)
      await expect(screen.getByRole('switch', { name: 'Flags' })).toBeEnabled()
    })
    await step('Hides nothing from nested plans where there are none', async () => {
      await mount(<ChannelListHost {...args} canHideFromNestedPlans={false} />)
      await userEvent.click(button('Options of Promotional'))
      await expect(screen.getByRole('switch', { name: 'Multiple platforms' })).toBeVisible()
      await expect(screen.queryByRole('switch', { name: 'Hide from nested plans' })).toBeNull()
    })
    await step('Changes nothing read only', async () => {
      await mount(<ChannelListHost {...args} isReadOnly />)
      await expect(screen.getByText(triggered?.name ?? '')).toBeVisible()
      for (const name of [/^Delete/u, /^Edit/u, /^Rename/u, /^Reorder/u, /^Add/u]) {
        await expect(screen.queryByRole('button', { name })).toBeNull()
      }
      await expect(screen.queryByRole('textbox')).toBeNull()
      await userEvent.click(screen.getByRole('switch', { name: 'Long-Running' }))
      await expect(screen.getByRole('switch', { name: 'Long-Running' })).not.toBeChecked()
    })
    await step('The hidden type of a monthly focus does not count', async () => {
      clearAllMocks()
      await mount(
        <ChannelListHost
          {...args}
          channels={[
            Object.assign({}, emailChannel, {
              tacticTypes: emailChannel.tacticTypes.filter(({ id }) => id === 1033 || id === 1039),
            }),
            ...manyChannels.slice(0, 1),
          ]}
          expandedIds={new Set([emailChannel.id, 1000])}
        />,
      )
      await expect(button('Options of Triggered')).toBeVisible()
      await expect(screen.queryByRole('button', { name: 'Delete Triggered' })).toBeNull()
      await userEvent.click(button('Delete Type 2 of channel 1'))
      await expect(args.onDeleteType).toHaveBeenCalledOnce()
      await expect(args.onDeleteType).toHaveBeenCalledWith({
        channel: manyChannels[0],
        type: manyChannels[0]?.tacticTypes[1],
      })
      await userEvent.click(button('Delete Email'))
      await expect(args.onDelete).toHaveBeenCalledOnce()
    })
    await step('Draws what the host has forms for', async () => {
      await mount(
        <ChannelListHost
          {...args}
          editingId={104}
          renderEditor={({ channel }) => <p>Form of {channel.name}</p>}
          renderPlatforms={({ type }) => <p>Platforms of {type.name}</p>}
          renderFields={({ type }) => <p>Fields of {type.name}</p>}
          renderSwitch={({ setting }) => <p>{setting}</p>}
        />,
      )
      await expect(screen.getByText('Form of Signage')).toBeVisible()
      await expect(screen.getByText('Platforms of Newsletter')).toBeVisible()
      await expect(screen.getByText('Fields of Newsletter')).toBeVisible()
      await expect(screen.getByText('hideInFlow')).toBeVisible()
      await expect(screen.queryByRole('switch')).toBeNull()
    })
  },
}

export const KeepsWhatWasTypedWhenItIsRefused: Story = {
  args: {
    onAddType: fn<ChannelListProps['onAddType']>(async () => 'Error creating tactic type.'),
    onRenameType: fn<ChannelListProps['onRenameType']>(async () => 'Error updating tactic type.'),
  },
  play: async ({ step }) => {
    await step('A new type', async () => {
      const field = screen.getByRole('textbox', { name: 'New tactic type of Email' })
      await userEvent.type(field, 'Survey{Enter}')
      await waitFor(() => expect(field).toHaveAccessibleDescription('Error creating tactic type.'))
      await expect(field).toHaveValue('Survey')
      await userEvent.type(field, 's')
      await expect(field).not.toHaveAccessibleDescription()
    })
    await step('Another name', async () => {
      await userEvent.click(button('Rename Triggered'))
      const field = screen.getByRole('textbox', { name: 'Name of Triggered' })
      await userEvent.clear(field)
      await userEvent.keyboard('{Enter}')
      await expect(field).toHaveAccessibleDescription('You must enter a tactic name first')
      await userEvent.type(field, 'Automated{Enter}')
      await waitFor(() => expect(field).toHaveAccessibleDescription('Error updating tactic type.'))
      await expect(field).toHaveValue('Automated')
    })
  },
}
