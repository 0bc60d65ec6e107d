import type { Meta, StoryObj } from '@storybook/react-vite'
import type { SavedView } from '@throughline/domain/saved-views'
import { buildSavedView } from '@throughline/test-support/builders'
import { clearAllMocks, expect, fn, screen, userEvent, within } from 'storybook/test'
import { planViews, ready } from './fixtures/views'
import { SavedViewsMenu } from './SavedViewsMenu'
import { LabeledRows } from '../testing/LabeledRows'

const meta = {
  title: 'Planner views/Filters and saved views/SavedViewsMenu',
  component: SavedViewsMenu,
  parameters: {
    docs: {
      story: { inline: false, height: '380px' },
    },
  },
  args: {
    data: ready,
    planName: 'National plan',
    currentId: 1,
    openableViews: ['month', 'day'],
    onOpen: fn(),
    onUpdate: fn(),
    onSave: fn(),
    onCopyLink: fn(),
    onManage: fn(),
    onRetry: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ padding: 16, minBlockSize: 360 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof SavedViewsMenu>

export default meta
type Story = StoryObj<typeof meta>

function asOfOtherUsers(view: SavedView): SavedView {
  return { ...view, userId: 1002, canEdit: false, isShared: true }
}

async function openMenu(): Promise<HTMLElement> {
  await userEvent.click(screen.getByRole('button', { name: /^Saved view/u }))
  return screen.findByRole('menu')
}

const itemNames = (menu: HTMLElement) =>
  [...menu.querySelectorAll<HTMLElement>('[data-item]')].map(({ dataset }) => dataset['label'])

export const Default: Story = {
  render: (args) => (
    <LabeledRows
      rows={{
        'On show': <SavedViewsMenu {...args} />,
        Changed: <SavedViewsMenu {...args} isChanged />,
        'None on show': <SavedViewsMenu {...args} currentId={null} />,
      }}
    />
  ),
}

export const Open: Story = {
  tags: ['picture'],
  play: async () => {
    const menu = await openMenu()
    await expect(itemNames(menu)).toEqual([
      'Holiday, email and social',
      'My flags this month',
      'Board: next quarter, initiatives',
      'West region only',
      'Save this view …',
      'Copy link to this view',
      'Manage views',
    ])
    await expect(within(menu).getByRole('menuitemradio', { checked: true })).toHaveFocus()
  },
}

export const OpensViews: Story = {
  play: async ({ args, step }) => {
    await step('Opens the view of a digit', async () => {
      await openMenu()
      await userEvent.keyboard('2')
      await expect(args.onOpen).toHaveBeenCalledWith({ id: 2 })
      await expect(screen.queryByRole('menu')).not.toBeInTheDocument()
    })
    await step('Opens the view that is chosen', async () => {
      clearAllMocks()
      const menu = await openMenu()
      await userEvent.click(within(menu).getByRole('menuitemradio', { name: /West region/u }))
      await expect(args.onOpen).toHaveBeenCalledWith({ id: 3 })
      await expect(screen.getByRole('button')).toHaveFocus()
    })
    await step('Does not open what is not available', async () => {
      clearAllMocks()
      const menu = await openMenu()
      const item = within(menu).getByRole('menuitemradio', { name: /Board/u })
      await expect(item).toHaveAttribute('aria-disabled', 'true')
      await expect(item).toHaveAccessibleDescription('This view is not available yet')
      await userEvent.click(item, { pointerEventsCheck: 0 })
      await userEvent.keyboard('3')
      await expect(args.onOpen).not.toHaveBeenCalled()
    })
  },
}

export const OffersToUpdate: Story = {
  tags: ['!autodocs'],
  play: async ({ args, mount, step }) => {
    await step('Offers to update a changed view', async () => {
      await mount(<SavedViewsMenu {...args} isChanged />)
      const button = screen.getByRole('button', {
        name: 'Saved view: Holiday, email and social, changed',
      })
      await expect(button).toBeVisible()
      const menu = await openMenu()
      await userEvent.click(within(menu).getByRole('menuitem', { name: /^Update/u }))
      await expect(args.onUpdate).toHaveBeenCalledWith({ id: 1 })
    })
    await step('Offers no update of a view of others', async () => {
      await mount(
        <SavedViewsMenu
          {...args}
          isChanged
          data={{
            status: 'ready',
            views: planViews.slice(0, 1).map(asOfOtherUsers),
          }}
        />,
      )
      const menu = await openMenu()
      await expect(within(menu).queryByRole('menuitem', { name: /^Update/u })).toBeNull()
      await expect(within(menu).getByRole('menuitem', { name: 'Save this view …' })).toBeVisible()
    })
    await step('Takes over the focus', async () => {
      await mount(<SavedViewsMenu {...args} start="focused" />)
      await expect(screen.getByRole('button')).toHaveFocus()
    })
    await step('Opens for a press before it was loaded', async () => {
      await mount(<SavedViewsMenu {...args} start="open" />)
      await expect(await screen.findByRole('menu')).toBeVisible()
    })
    await step('Can be read again after a failure', async () => {
      clearAllMocks()
      await mount(
        <SavedViewsMenu
          {...args}
          data={{ status: 'error', message: 'The server did not answer.', isRetrying: false }}
        />,
      )
      await openMenu()
      await userEvent.click(screen.getByRole('menuitem', { name: 'Try again' }))
      await expect(args.onRetry).toHaveBeenCalledOnce()
    })
  },
}

export const Loading: Story = {
  args: { data: { status: 'loading' } },
  play: async () => {
    await openMenu()
    await expect(screen.getByRole('menuitem', { name: 'Loading saved views' })).toBeVisible()
  },
}

export const Empty: Story = {
  args: { data: { status: 'ready', views: [] }, currentId: null },
  play: async () => {
    await openMenu()
    await expect(screen.getByRole('menuitem', { name: 'No saved views yet' })).toBeVisible()
  },
}

export const ManyViewsWithLongNames: Story = {
  args: {
    data: {
      status: 'ready',
      views: Array.from({ length: 30 }, (_, index) =>
        buildSavedView({
          id: index + 1,
          orderIndex: index,
          name: `View ${index + 1} of everything that the Western region plans for the holidays`,
        }),
      ),
    },
  },
  tags: ['picture'],
  play: async () => {
    await openMenu()
  },
}
