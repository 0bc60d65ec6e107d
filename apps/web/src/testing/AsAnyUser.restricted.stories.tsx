import type { Meta, StoryObj } from '@storybook/react-vite'
import { freezeNow } from '@throughline/test-support/clock'
import { createDemonstration, type Demonstration } from '@throughline/test-support/demonstration'
import { dragCaptured } from '@throughline/test-support/dom'
import { readStage } from '@throughline/test-support/stage'
import { useState } from 'react'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { quietPage } from './quiet-page'
import { WholeAppHost, type WholeAppHostProps } from './WholeAppHost'

const MONTH = '/account/1/plan/12/calendar/month?date=2026-11'

const withoutRight = (role: string, plan: string) =>
  createDemonstration(readStage({ role, plan, dataSize: 'small' }))

/**
 * Users without a right, on every screen that they may open. The stories recognize controls and
 * requests that change data by their names, so that a new control needs no test of its own.
 */
const meta = {
  title: 'Screens/As any user/Without a right',
  tags: ['!autodocs', 'no-baseline'],
  parameters: { isFullScreen: true },
  beforeEach: freezeNow,
  component: WholeAppHost,
} satisfies Meta<WholeAppHostProps>

export default meta
type Story = StoryObj<typeof meta>

/** Elements that a user can press, choose or fill. */
const CONTROLS =
  'button, input, select, textarea, [contenteditable="true"], [role="button"], [role="checkbox"], [role="combobox"], [role="menuitem"], [role="menuitemcheckbox"], [role="menuitemradio"], [role="option"], [role="switch"], [role="textbox"]'

/** Beginnings of the names of controls that change the data of a plan. */
const CHANGES =
  /^(?:Add|Archive|Attach|Create|Cut|Delete|Drag|Duplicate|Edit|Freeze|Import|Invite|Merge|Monday|Move|New|Park|Paste|Remove|Rename|Reorder|Replace|Resend|Resize|Restore|Revoke|Save|Schedule|Set|Share|Sunday|Unfreeze|Upload)\b/u

/** Elements into which a user can type. */
const FIELDS =
  'textarea, [contenteditable="true"], [role="textbox"], [role="combobox"], [role="spinbutton"], input:not([type]), input[type="text"], input[type="search"], input[type="number"], input[type="email"], input[type="url"]'

/** Controls with such names that change nothing: one says why, the other saves a view of one's own. */
const EXPLAINED = /^(?:Add Tactic$|Save this view)/u

/** Names of fields that search, filter, and choose visible dates. */
const SEARCHES = /^(?:Search|Find|Keyword|Shown dates|Start date|End date|Category)/u

/** Requests that store what the user looked at last. */
const OWN_REQUESTS = /^(?:GET|PUT \/users\/)/u

function nameOf(control: Element): string {
  const ids = control.getAttribute('aria-labelledby')?.split(' ') ?? []
  const texts = ids.map((id) => document.getElementById(id)?.textContent ?? '').join(' ')
  const label = control instanceof HTMLInputElement ? control.labels?.[0]?.textContent : null
  const name = control.getAttribute('aria-label') ?? (texts || label || control.textContent)
  return name.trim().replaceAll(/\s+/gu, ' ')
}

const isUsable = (control: Element) =>
  control.checkVisibility() &&
  !control.matches(':disabled, :read-only:is(input, textarea), [aria-disabled="true"]') &&
  control.getAttribute('aria-readonly') !== 'true'

/** Returns the names of the usable controls that change the data of a plan. */
function changeControls(place: ParentNode = document): readonly string[] {
  const named = [...place.querySelectorAll(CONTROLS)]
    .filter(isUsable)
    .map(nameOf)
    .filter((name) => CHANGES.test(name) && !EXPLAINED.test(name))
  const fields = [...place.querySelectorAll(FIELDS)]
    .filter(isUsable)
    .map(nameOf)
    .filter((name) => !SEARCHES.test(name))
  return [...named, ...fields]
}

/** Expects no control of a change, and no request for one. */
async function expectNoChange({ server }: Pick<Demonstration, 'server'>, where: string) {
  await expect({
    where,
    controls: changeControls(),
    requests: server.requests().filter((name) => !OWN_REQUESTS.test(name)),
  }).toEqual({ where, controls: [], requests: [] })
}

/** Pastes a text, as the browser does after Ctrl+V. */
function pasteText(): void {
  const clipboardData = new DataTransfer()
  clipboardData.setData('text/plain', 'Pasted')
  const paste = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true })
  ;(document.activeElement ?? document.body).dispatchEvent(paste)
}

/** Keys that change the item or the cell with the focus, if the user has the right. */
const CHANGING_KEYS =
  'nxpd5{F2}{Delete}{Backspace}{Alt>}{ArrowRight}{Shift>}{ArrowRight}{/Shift}{/Alt}{Control>}dcxvz{/Control}'

async function pressChangingKeys(target: HTMLElement, demonstration: Demonstration, where: string) {
  target.focus()
  await userEvent.keyboard(CHANGING_KEYS)
  pasteText()
  // A form or a question that a key has opened is still open.
  await expectNoChange(demonstration, `${where}, after the keys of changes`)
}

/** Menus that offer the same in each view of a plan: they are opened in the first one. */
const SAME_MENUS = /^(?:View: |Saved views)/u

/** Opens each menu of a screen, except exports, which every contributor may make. */
async function openMenus(demonstration: Demonstration, where: string) {
  const buttons = [...document.querySelectorAll('main [aria-haspopup="menu"]')].filter(isUsable)
  for (const button of buttons) {
    const name = nameOf(button)
    if (name === 'Export' || (where !== 'Month' && SAME_MENUS.test(name))) continue
    await userEvent.click(button)
    await screen.findByRole('menu')
    await expectNoChange(demonstration, `${where}, menu ${name}`)
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
  }
}

async function findBar(): Promise<HTMLElement> {
  const [bar] = await screen.findAllByRole('button', { name: /^Regional radio.*Website/u })
  if (bar === undefined) throw new Error('The view has no bar of the item.')
  return bar
}

/** Drags a bar to other days, towards the middle of the page. */
async function dragAside(bar: HTMLElement) {
  // In the flow a bar may begin beside the names of the rows, which would cover its middle.
  bar.scrollIntoView({ block: 'nearest', inline: 'center' })
  const { left, top } = bar.getBoundingClientRect()
  const distance = left > innerWidth / 2 ? -300 : 300
  await dragCaptured(bar, { x: left + distance, y: top + 4 })
}

/** Tries each way to change an item. */
async function tryItem(demonstration: Demonstration, where: string) {
  const bar = await findBar()
  await pressChangingKeys(bar, demonstration, where)
  await dragAside(await findBar())
  await expectNoChange(demonstration, `${where}, after a drag`)
  ;(await findBar()).focus()
  await userEvent.keyboard('{Shift>}{F10}{/Shift}')
  await screen.findByRole('menuitem', { name: /^Open/u })
  await expectNoChange(demonstration, `${where}, menu of an item`)
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
}

/** Opens an item beside the month. */
async function openItem(demonstration: Demonstration) {
  ;(await findBar()).focus()
  await userEvent.keyboard('{Enter}')
  await screen.findByRole('button', { name: 'Close panel' })
  await screen.findByRole('heading', { name: /Regional radio/u })
  await expectNoChange(demonstration, 'an open item')
  await userEvent.keyboard('{Escape}')
}

const follow = async (navigation: string, name: string) => {
  const links = within(await screen.findByRole('navigation', { name: navigation }))
  await userEvent.click(await links.findByRole('link', { name }))
}

async function tryView(demonstration: Demonstration, view: string) {
  await follow('Main', view)
  await tryItem(demonstration, view)
  await openMenus(demonstration, view)
}

async function tryPalette(demonstration: Demonstration) {
  await userEvent.keyboard('{Control>}k{/Control}')
  await screen.findByRole('option', { name: /^Profile/u })
  await expectNoChange(demonstration, 'The palette')
  await userEvent.keyboard('{Escape}')
}

interface AddressesProps {
  readonly demonstration: Demonstration
  readonly urls: readonly string[]
}

/** The app at one address after the other, as if the user had typed each. */
function Addresses({ demonstration, urls }: AddressesProps) {
  const [at, setAt] = useState(0)
  return (
    <>
      <button
        onClick={() => {
          setAt(at + 1)
        }}
      >
        Next address
      </button>
      <WholeAppHost key={at} {...demonstration} url={urls[at] ?? ''} />
    </>
  )
}

const PLAN = '/account/1/plan/12'

const placesOfPlan = (places: readonly string[]) => places.map((place) => `${PLAN}/${place}`)

/** Addresses of screens for admins and owners. */
const addressesOfAdmins = [
  '/account',
  '/account/user/1002',
  '/account/user/0',
  ...placesOfPlan([
    'settings/channels',
    'settings/calendars-of-interest',
    'settings/tags',
    'settings/budget',
    'settings/performance',
  ]),
]

/** Addresses of screens on which a contributor may change something. */
const addressesOfContributors = placesOfPlan([
  'settings/initiatives',
  'settings/documents',
  'settings/team',
  'tactic/0',
  'initiative/0',
  'table',
  'budget',
  'search',
  'performance',
])

/** Amounts of money, which the app shows only to users with the right to see budgets. */
const MONEY = /\$\s?\d/u

/** Waits until the screen of an address is there, instead of the logo before it. */
async function screenOfAddress({ server }: Demonstration) {
  await waitFor(() => expect(document.querySelector('main h1')).not.toBeEmptyDOMElement())
  await waitFor(() =>
    expect(document.querySelector('main h1')).not.toHaveTextContent(/^(?:Throughline)?$/u),
  )
  await quietPage(server)
  await waitFor(() => expect(document.querySelector('main [aria-busy="true"]')).toBeNull())
}

async function tryAddresses({ demonstration, urls }: AddressesProps) {
  const next = await screen.findByRole('button', { name: 'Next address' })
  for (const [index, url] of urls.entries()) {
    if (index > 0) next.click()
    await screenOfAddress(demonstration)
    await expectNoChange(demonstration, url)
    await expect(document.body).not.toHaveTextContent(MONEY)
  }
}

const viewer = withoutRight('viewer', 'current')

export const AViewer: Story = {
  args: { ...viewer, url: MONTH },
  play: async ({ step }) => {
    await step('Calendars', async () => {
      await openItem(viewer)
      await tryView(viewer, 'Month')
      await tryView(viewer, 'Day')
      await tryView(viewer, 'Flow')
    })
    await step('Table', async () => {
      await follow('Main', 'Table')
      const title = await screen.findByRole('rowheader', { name: /^Regional radio/u })
      const row = title.closest('[role="row"]')
      for (const cell of row?.querySelectorAll<HTMLElement>('[role="gridcell"]') ?? []) {
        await pressChangingKeys(cell, viewer, 'Table')
      }
      await openMenus(viewer, 'Table')
    })
    await step('The palette', () => tryPalette(viewer))
    await step('Plans', async () => {
      await follow('Main', 'Plans')
      await screen.findByRole('link', { name: /National plan/u })
      await openMenus(viewer, 'Plans')
      await expectNoChange(viewer, 'Plans')
    })
  },
}

const viewerOfAddresses = {
  demonstration: viewer,
  urls: [...addressesOfAdmins, ...addressesOfContributors],
}

export const AViewerWhoTypesAddresses: Story = {
  args: { ...viewer, url: MONTH },
  render: () => <Addresses {...viewerOfAddresses} />,
  play: () => tryAddresses(viewerOfAddresses),
}

const limited = withoutRight('limited', 'current')
const limitedOfAddresses = { demonstration: limited, urls: addressesOfAdmins }

/** Keys that change the item with the focus, without the keys of new items. */
const ITEM_KEYS =
  '{F2}{Delete}{Backspace}{Alt>}{ArrowRight}{Shift>}{ArrowRight}{/Shift}{/Alt}{Control>}xz{/Control}'

export const AContributorOfAnotherChannel: Story = {
  args: { ...limited, url: MONTH },
  play: async ({ step }) => {
    const expectNoRequest = async (where: string) => {
      await quietPage(limited.server)
      const requests = limited.server.requests().filter((name) => !OWN_REQUESTS.test(name))
      const isAsking = screen.queryByRole('alertdialog') !== null
      await expect({ where, requests, isAsking }).toEqual({ where, requests: [], isAsking: false })
    }
    await step('An open item', async () => {
      ;(await findBar()).focus()
      await userEvent.keyboard('{Enter}')
      const close = await screen.findByRole('button', { name: 'Close panel' })
      await screen.findByRole('heading', { name: /Regional radio/u })
      await expect(changeControls(close.closest('aside') ?? document)).toEqual([])
      await userEvent.keyboard('{Escape}')
    })
    for (const view of ['Month', 'Flow']) {
      await step(view, async () => {
        await follow('Main', view)
        const bar = await findBar()
        bar.focus()
        await userEvent.keyboard(ITEM_KEYS)
        await expectNoRequest(`${view}, after the keys of changes`)
        await dragAside(await findBar())
        await expectNoRequest(`${view}, after a drag`)
        await expect(document.body).not.toHaveTextContent(MONEY)
      })
    }
    await step('Table', async () => {
      await follow('Main', 'Table')
      const title = await screen.findByRole('rowheader', { name: /^Regional radio/u })
      const row = title.closest('[role="row"]')
      for (const cell of row?.querySelectorAll<HTMLElement>('[role="gridcell"]') ?? []) {
        cell.focus()
        await userEvent.keyboard('x{F2}{Delete}')
        pasteText()
        await expect(row?.querySelector(FIELDS) ?? null).toBeNull()
      }
      await expectNoRequest('Table')
      await expect(document.body).not.toHaveTextContent(MONEY)
    })
  },
}

export const AContributorOfAnotherChannelWhoTypesAddresses: Story = {
  args: { ...limited, url: MONTH },
  render: () => <Addresses {...limitedOfAddresses} />,
  play: () => tryAddresses(limitedOfAddresses),
}

const frozen = withoutRight('contributor', 'frozen')

export const AContributorOfAFrozenPlan: Story = {
  args: { ...frozen, url: MONTH },
  play: async ({ step }) => {
    await step('Month', async () => {
      await openItem(frozen)
      await tryView(frozen, 'Month')
      await tryPalette(frozen)
    })
    await step('Budget', async () => {
      await follow('Main', 'Budget')
      const [figure] = await screen.findAllByRole('gridcell', { name: /\$/u })
      if (figure !== undefined) await pressChangingKeys(figure, frozen, 'Budget')
    })
    await step('Settings', async () => {
      await follow('Main', 'Plan settings')
      for (const [name, content] of [
        ['Initiatives', /^Holiday gifting/u],
        ['Documents', /vip-brief/u],
        ['Team', /@/u],
      ] as const) {
        await follow('Plan settings', name)
        await screen.findAllByText(content)
        await expectNoChange(frozen, name)
      }
    })
  },
}
