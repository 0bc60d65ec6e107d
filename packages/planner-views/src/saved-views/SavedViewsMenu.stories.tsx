import type { Meta, StoryObj } from '@storybook/react-vite'
import type { SavedView } from '@throughline/domain/saved-views'
import { buildSavedView } from '@throughline/test-support/builders'
import { expect, fn, screen, userEvent, within } from 'storybook/test'
import { PLAN_VIEWS, READY } from './fixtures/views'
import { SavedViewsMenu } from './SavedViewsMenu'

const meta = {
  title: 'Planner views/Filters and saved views/SavedViewsMenu',
  component: SavedViewsMenu,
  parameters: {
    docs: {
      story: { inline: false, height: '380px' },
    },
  },
  args: {
    data: READY,
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

function asOfOthers(view: SavedView): SavedView {
  return { ...view, userId: 1002, canEdit: false, isShared: true }
}

async function openMenu(): Promise<HTMLElement> {
  await userEvent.click(screen.getByRole('button', { name: /^Saved view/u }))
  return screen.findByRole('menu')
}

const itemNames = (menu: HTMLElement) =>
  [...menu.querySelectorAll<HTMLElement>('[data-item]')].map(({ dataset }) => dataset['label'])

export const Closed: Story = {}

export const Changed: Story = { args: { isChanged: true } }

export const NoneOnShow: Story = { args: { currentId: null } }

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

export const OpensTheViewThatIsChosen: Story = {
  play: async ({ args }) => {
    const menu = await openMenu()
    await userEvent.click(within(menu).getByRole('menuitemradio', { name: /West region/u }))
    await expect(args.onOpen).toHaveBeenCalledWith({ id: 3 })
    await expect(screen.getByRole('button')).toHaveFocus()
  },
}

export const OpensTheViewOfADigit: Story = {
  play: async ({ args }) => {
    await openMenu()
    await userEvent.keyboard('2')
    await expect(args.onOpen).toHaveBeenCalledWith({ id: 2 })
    await expect(screen.queryByRole('menu')).not.toBeInTheDocument()
  },
}

export const DoesNotOpenWhatIsNotAvailable: Story = {
  play: async ({ args }) => {
    const menu = await openMenu()
    const item = within(menu).getByRole('menuitemradio', { name: /Board/u })
    await expect(item).toHaveAttribute('aria-disabled', 'true')
    await expect(item).toHaveAccessibleDescription('This view is not available yet')
    await userEvent.click(item, { pointerEventsCheck: 0 })
    await userEvent.keyboard('3')
    await expect(args.onOpen).not.toHaveBeenCalled()
  },
}

export const OffersToUpdateAChangedView: Story = {
  args: { isChanged: true },
  play: async ({ args }) => {
    const button = screen.getByRole('button', {
      name: 'Saved view: Holiday, email and social, changed',
    })
    await expect(button).toBeVisible()
    const menu = await openMenu()
    await userEvent.click(within(menu).getByRole('menuitem', { name: /^Update/u }))
    await expect(args.onUpdate).toHaveBeenCalledWith({ id: 1 })
  },
}

export const OffersNoUpdateOfAViewOfOthers: Story = {
  args: {
    isChanged: true,
    data: {
      status: 'ready',
      views: PLAN_VIEWS.slice(0, 1).map(asOfOthers),
    },
  },
  play: async () => {
    const menu = await openMenu()
    await expect(within(menu).queryByRole('menuitem', { name: /^Update/u })).toBeNull()
    await expect(within(menu).getByRole('menuitem', { name: 'Save this view …' })).toBeVisible()
  },
}

export const OpensForAPressBeforeItWasLoaded: Story = {
  args: { start: 'open' },
  play: async () => {
    await expect(await screen.findByRole('menu')).toBeVisible()
  },
}

export const TakesOverTheFocus: Story = {
  args: { start: 'focused' },
  play: async () => {
    await expect(screen.getByRole('button')).toHaveFocus()
  },
}

export const Loading: Story = {
  args: { data: { status: 'loading' } },
  tags: ['picture'],
  play: async () => {
    await openMenu()
    await expect(screen.getByRole('menuitem', { name: 'Loading saved views' })).toBeVisible()
  },
}

export const Empty: Story = {
  args: { data: { status: 'ready', views: [] }, currentId: null },
  tags: ['picture'],
  play: async () => {
    await openMenu()
    await expect(screen.getByRole('menuitem', { name: 'No saved views yet' })).toBeVisible()
  },
}

export const CanBeReadAgainAfterAFailure: Story = {
  args: {
    data: { status: 'error', message: 'The server did not answer.', isRetrying: false },
  },
  play: async ({ args }) => {
    await openMenu()
    await userEvent.click(screen.getByRole('menuitem', { name: 'Try again' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
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
