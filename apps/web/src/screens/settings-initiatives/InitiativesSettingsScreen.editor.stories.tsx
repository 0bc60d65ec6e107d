import type { Meta, StoryObj } from '@storybook/react-vite'
import { buildTacticDetail } from '@throughline/test-support/builders'
import { freezeNow } from '@throughline/test-support/clock'
import { createPlanningServer, type PlanningServer } from '@throughline/test-support/network'
import { Link, useLocation } from 'react-router-dom'
import { expect, screen, userEvent } from 'storybook/test'
import { stateOfSettings } from '../../shell/settings-paths'
import { PlanPlacesHost } from '../../testing/PlanPlacesHost'
import { InitiativesSettingsScreen } from './InitiativesSettingsScreen'

interface HostProps {
  readonly server: PlanningServer
  /** Path below the plan at which the app opens. */
  readonly url: string
}

function Month() {
  return <h1>Month{useLocation().search}</h1>
}

function EditorHost(props: HostProps) {
  const settings = '/account/1/plan/12/settings/initiatives?category=1010'
  return (
    <PlanPlacesHost
      {...props}
      segment="initiatives"
      screen={<InitiativesSettingsScreen />}
      places={[
        { path: 'calendar/month', element: <Month /> },
        {
          path: 'search',
          element: (
            <Link to={settings} state={stateOfSettings('/account/1/plan/12/search')}>
              Settings
            </Link>
          ),
        },
      ]}
    />
  )
}

const serverOf = () =>
  createPlanningServer({
    tactics: [
      buildTacticDetail({
        id: 3,
        title: 'Holiday campaign',
        isInitiative: true,
        channelId: 101,
        tacticTypeId: 1010,
        on: '2026-12-10',
      }),
    ],
  })

const meta = {
  title: 'Screens/Plan settings/Initiatives/Editor',
  component: EditorHost,
  tags: ['!autodocs', '!visual'],
  parameters: { isFullScreen: true },
  args: { server: serverOf(), url: 'search' },
  beforeEach: freezeNow,
} satisfies Meta<typeof EditorHost>

export default meta
type Story = StoryObj<typeof meta>

export const LeadsBackToTheListAndFromThereToWhereSettingsWereOpened: Story = {
  play: async ({ step }) => {
    await userEvent.click(await screen.findByRole('link', { name: 'Settings' }))
    await userEvent.click(await screen.findByRole('link', { name: 'Open Holiday campaign' }))
    await step('The page of the initiative leads back to the list as it was', async () => {
      await userEvent.click(await screen.findByRole('button', { name: 'Initiatives' }))
      await expect(await screen.findByRole('combobox', { name: 'Category' })).toHaveTextContent(
        'Campaign',
      )
    })
    await step('Close leads to where the settings were opened', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Close' }))
      await expect(await screen.findByRole('link', { name: 'Settings' })).toBeVisible()
    })
    await step('Settings show no initiative beside them: the calendar does', async () => {
      await userEvent.click(screen.getByRole('link', { name: 'Settings' }))
      await userEvent.click(await screen.findByRole('link', { name: 'Open Holiday campaign' }))
      await userEvent.click(await screen.findByRole('button', { name: 'Open beside the calendar' }))
      await expect(await screen.findByText('Month?initiative=3')).toBeVisible()
    })
  },
}

export const LeadsToTheListFromAUrlThatSomebodyOpened: Story = {
  args: { server: serverOf(), url: 'settings/initiative/3' },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Initiatives' }))
    await expect(await screen.findByRole('grid', { name: 'Initiatives' })).toBeVisible()
  },
}
