import type { Meta, StoryObj } from '@storybook/react-vite'
import type { SavedViewsData } from '@throughline/planner-views/saved-views'
import { lazy, useState } from 'react'
import { createMemoryRouter, Link, Outlet, RouterProvider, useLocation } from 'react-router-dom'
import { expect, screen, userEvent } from 'storybook/test'
import { RouterContext } from '../../platform/router'
import { memoryStore } from '../../preferences/browser-store'
import { createPreferences } from '../../preferences/preferences'
import { PreferencesContext } from '../../preferences/preferences-context'
import { DefaultViewOpener } from './DefaultViewOpener'
import { spenders } from './fixtures/saved-views'

const CALENDAR = '/account/1/plan/12/calendar'
const viewsOf = (isDefault: boolean): SavedViewsData => ({
  status: 'ready',
  views: [{ ...spenders, isDefault }],
})

/** A screen whose code never loads. */
const Flow = lazy(() => new Promise<never>(() => undefined))

function Opener({ hasDefault }: { readonly hasDefault: boolean }) {
  const [data, setData] = useState<SavedViewsData>({ status: 'loading' })
  const [openedName, setOpenedName] = useState('none')
  const { pathname } = useLocation()
  return (
    <>
      <Link to={`${CALENDAR}/flow`}>Flow</Link>
      <button
        onClick={() => {
          setData(viewsOf(hasDefault))
        }}
      >
        Load
      </button>
      <p>{`At ${pathname}, saved views ${data.status}, opened ${openedName}`}</p>
      <Outlet />
      <DefaultViewOpener
        data={data}
        hiddenViews={['budget']}
        onOpen={({ name }) => {
          setOpenedName(name)
        }}
      />
    </>
  )
}

function Elsewhere() {
  return <p>{`Now at ${useLocation().pathname}`}</p>
}

interface HostProps {
  /** View that the user used last before signing in. @default none */
  readonly recentView?: string
  /** Whether the user has saved a default view. @default true */
  readonly hasDefault?: boolean
}

function Host({ recentView, hasDefault = true }: HostProps) {
  const [preferences] = useState(() => createPreferences(memoryStore()))
  const [router] = useState(() =>
    createMemoryRouter(
      [
        {
          path: CALENDAR,
          element: <Opener hasDefault={hasDefault} />,
          children: [
            { index: true, element: null },
            { path: 'flow', element: <Flow /> },
          ],
        },
        { path: '*', element: <Elsewhere /> },
      ],
      { initialEntries: [{ pathname: CALENDAR, state: recentView && { recentView } }] },
    ),
  )
  return (
    <PreferencesContext value={preferences}>
      <RouterContext value={router}>
        <RouterProvider router={router} />
      </RouterContext>
    </PreferencesContext>
  )
}

const meta = {
  title: 'Screens/Planning/Calendar/Default view',
  component: Host,
  tags: ['!autodocs'],
} satisfies Meta<typeof Host>

export default meta
type Story = StoryObj<typeof meta>

const press = async (name: string) => {
  await userEvent.click(await screen.findByRole('button', { name }))
}

export const OpensTheDefaultView: Story = {
  play: async () => {
    await press('Load')
    await screen.findByText(/opened Spenders next month/u)
  },
}

export const LeavesAViewThatWasChosenMeanwhile: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole('link', { name: 'Flow' }))
    await press('Load')
    // React shows the calendar until the code of the flow has loaded.
    await expect(screen.getByText(/^At/u)).toHaveTextContent(
      `At ${CALENDAR}, saved views ready, opened none`,
    )
  },
}

const noDefault = { hasDefault: false }

/** Opens the plan after a sign-in, before the saved views are loaded. */
async function land() {
  await press('Load')
}

export const OpensTheDefaultViewAfterASignIn: Story = {
  args: { recentView: 'table' },
  play: async () => {
    await land()
    await screen.findByText(/opened Spenders next month/u)
  },
}

export const GoesOnWhereThePersonWorkedLast: Story = {
  args: { ...noDefault, recentView: 'table' },
  play: async () => {
    await land()
    await screen.findByText('Now at /account/1/plan/12/table')
  },
}

export const GivesWayToTheMonthWhereThePlanDoesNotOfferTheView: Story = {
  args: { ...noDefault, recentView: 'budget' },
  play: async () => {
    await land()
    await screen.findByText(`Now at ${CALENDAR}/month`)
  },
}

export const OpensTheMonthOtherwise: Story = {
  args: noDefault,
  play: async () => {
    await land()
    await screen.findByText(`Now at ${CALENDAR}/month`)
  },
}
