import type { Meta, StoryObj } from '@storybook/react-vite'
import type { SavedViewsData } from '@throughline/planner-views/saved-views'
import { lazy, useState } from 'react'
import { createMemoryRouter, Link, Outlet, RouterProvider, useLocation } from 'react-router-dom'
import { expect, screen, userEvent } from 'storybook/test'
import { RouterContext } from '../../platform/router'
import { DefaultViewOpener } from './DefaultViewOpener'
import { SPENDERS } from './fixtures/saved-views'

const CALENDAR = '/account/1/plan/12/calendar'
const LOADED: SavedViewsData = { status: 'ready', views: [{ ...SPENDERS, isDefault: true }] }

/** A screen whose code does not come. */
const Flow = lazy(() => new Promise<never>(() => undefined))

function Opener() {
  const [data, setData] = useState<SavedViewsData>({ status: 'loading' })
  const [openedName, setOpenedName] = useState('none')
  const { pathname } = useLocation()
  return (
    <>
      <Link to={`${CALENDAR}/flow`}>Flow</Link>
      <button
        onClick={() => {
          setData(LOADED)
        }}
      >
        Load
      </button>
      <p>{`At ${pathname}, saved views ${data.status}, opened ${openedName}`}</p>
      <Outlet />
      <DefaultViewOpener
        data={data}
        onOpen={({ name }) => {
          setOpenedName(name)
        }}
      />
    </>
  )
}

function Host() {
  const [router] = useState(() =>
    createMemoryRouter(
      [
        {
          path: CALENDAR,
          element: <Opener />,
          children: [
            { index: true, element: null },
            { path: 'flow', element: <Flow /> },
          ],
        },
      ],
      { initialEntries: [CALENDAR] },
    ),
  )
  return (
    <RouterContext value={router}>
      <RouterProvider router={router} />
    </RouterContext>
  )
}

const meta = {
  title: 'Screens/Calendar/Default view',
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
    // React shows the calendar until the code of the flow has come.
    await expect(screen.getByText(/^At/u)).toHaveTextContent(
      `At ${CALENDAR}, saved views ready, opened none`,
    )
  },
}
