import type { Meta, StoryObj } from '@storybook/react-vite'
import { buildPlan, buildRole, buildSession } from '@throughline/test-support/builders'
import { freezeNow } from '@throughline/test-support/clock'
import { createPlanningServer } from '@throughline/test-support/network'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { enterText, replaceText } from '../../testing/enter-text'
import { AppHost, type AppHostProps } from '../../testing/AppHost'
import { memoryStore } from '../../preferences/browser-store'
import { applyTheme } from '../../preferences/theme'
import { GuidesScreen } from './GuidesScreen'

function GuidesHost(props: Pick<AppHostProps, 'server' | 'url' | 'session' | 'store'>) {
  return <AppHost {...props} path="/guides/:guide?" screen={<GuidesScreen />} hasOtherPlaces />
}

const meta = {
  title: 'Screens/Help/Guides',
  component: GuidesHost,
  tags: ['!autodocs', 'no-baseline'],
  args: {
    server: createPlanningServer(),
    session: buildSession({ roles: [buildRole()] }),
    url: '/guides',
  },
  beforeEach: freezeNow,
} satisfies Meta<typeof GuidesHost>

export default meta
type Story = StoryObj<typeof meta>

const heading = (name: string) => screen.findByRole('heading', { level: 1, name })

export const All: Story = {}

export const OneGuide: Story = { args: { url: '/guides/getting-started' } }

export const GuideOfARole: Story = { args: { url: '/guides/contributor' } }

const themed = memoryStore()

export const AreSearchedAndRead: Story = {
  args: { store: themed },
  play: async ({ step }) => {
    await step('Are searched', async () => {
      await heading('Guides')
      const field = screen.getByRole('searchbox', { name: 'Search the guides' })
      await step('Only guides with all of the words are left', async () => {
        await enterText(field, 'parking lot')
        await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(1))
        await expect(screen.getByRole('link', { name: 'Month, day and overstory' })).toBeVisible()
      })
      await step('Where nothing is found, there is a way back to all', async () => {
        await replaceText(field, 'zebra')
        await expect(await screen.findByText('No guide has these words')).toBeVisible()
        await userEvent.click(screen.getByRole('button', { name: 'Show all guides' }))
        await expect(screen.getByRole('link', { name: 'Admin guide' })).toBeVisible()
      })
    })
    await step('Are read one after the other', async () => {
      await userEvent.click(await screen.findByRole('link', { name: 'Getting started' }))
      await step('A guide begins at its heading', async () => {
        await waitFor(async () => expect(await heading('Getting started')).toHaveFocus())
        await expect(screen.queryByText('Previous')).toBeNull()
      })
      await step('Next and Previous lead on and back', async () => {
        const around = () => within(screen.getByRole('navigation', { name: /before and after/u }))
        await userEvent.click(around().getByRole('link', { name: 'Month, day and overstory' }))
        await waitFor(async () => expect(await heading('Month, day and overstory')).toHaveFocus())
        await userEvent.click(around().getByRole('link', { name: 'Getting started' }))
        await heading('Getting started')
      })
      await step('All guides are one link away', async () => {
        await userEvent.click(screen.getByRole('link', { name: 'All guides' }))
        await heading('Guides')
      })
    })
    // Pictures reserve their space before they have loaded, and have text alternatives.
    await step('Pictures have their place before they are loaded', async () => {
      await userEvent.click(screen.getByRole('link', { name: 'Month, day and overstory' }))
      await heading('Month, day and overstory')
      const pictures = screen.getAllByRole('img')
      await expect(pictures.length).toBeGreaterThan(1)
      for (const picture of pictures) {
        await expect(picture).toHaveAttribute('width')
        await expect(picture).toHaveAttribute('height')
        await expect(picture).toHaveAttribute('loading', 'lazy')
        await expect(picture.getAttribute('alt')).not.toBe('')
      }
    })
    await step('Pictures have the theme of the page, or of the system', async () => {
      const addresses = () =>
        screen
          .getAllByRole('img')
          .map((picture) => [
            picture.closest('picture')?.querySelector('source')?.srcset ?? null,
            picture.getAttribute('src'),
          ])
      const all = (source: string | null, image: string) =>
        addresses().map(() => [
          source === null ? null : expect.stringContaining(source),
          expect.stringContaining(image),
        ])
      await expect(addresses()).toEqual(all('-dark', '-light'))
      for (const theme of ['dark', 'light'] as const) {
        themed.setItem('theme', theme)
        applyTheme(theme)
        await waitFor(() => expect(addresses()).toEqual(all(null, `-${theme}`)))
      }
      applyTheme('auto')
    })
  },
}

const viewed = createPlanningServer({
  plans: [buildPlan({ access: { level: 350, canAddTactics: false } })],
})

/** A viewer would be refused there. */
export const LeadsNobodyWhereTheyMayNotGo: Story = {
  args: {
    server: viewed,
    url: '/guides/channels',
    session: buildSession({ roles: [buildRole({ roleId: 6 })] }),
  },
  play: async () => {
    await heading('Channels and tactic types')
    await waitFor(() => expect(viewed.requests()).toContain('GET /plans/12'))
    await expect(screen.queryByRole('link', { name: /channel settings/u })).toBeNull()
  },
}

export const LeadsIntoThePlanOfThePerson: Story = {
  args: { url: '/guides/nothing' },
  play: async ({ step }) => {
    await step('From an address without a guide to all guides', async () => {
      await expect(await screen.findByText('There is no guide at this address')).toBeVisible()
      await userEvent.click(screen.getByRole('link', { name: 'All guides' }))
      await heading('Guides')
      await expect(screen.getByRole('link', { name: 'Getting started' })).toBeVisible()
    })
    await step('And from a guide into the plan', async () => {
      await userEvent.click(screen.getByRole('link', { name: 'Channels and tactic types' }))
      await userEvent.click(
        await screen.findByRole('link', { name: 'Open channel settings of National plan' }),
      )
      await expect(
        await screen.findByText('Now at /account/1/plan/12/settings/channels'),
      ).toBeVisible()
    })
  },
}
