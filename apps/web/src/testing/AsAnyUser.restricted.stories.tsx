import type { Meta, StoryObj } from '@storybook/react-vite'
import { freezeNow } from '@throughline/test-support/clock'
import { createDemonstration, type Demonstration } from '@throughline/test-support/demonstration'
import { dragCaptured } from '@throughline/test-support/dom'
import { readStage } from '@throughline/test-support/stage'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { WholeAppHost, type WholeAppHostProps } from './WholeAppHost'

const MONTH = '/account/1/plan/12/calendar/month?date=2026-11'

const withoutRight = (role: string, plan: string) =>
  createDemonstration(readStage({ role, plan, dataSize: 'small' }))

/**
 * Users without a right, on every screen that they may open. The names of the controls and of the
 * requests tell whether they change data, so that a new control needs no test of its own.
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

/** Elements into which a user can type. */
const FIELDS =
  'textarea, [contenteditable="true"], [role="textbox"], [role="combobox"], [role="spinbutton"], input:not([type]), input[type="text"], input[type="search"], input[type="number"], input[type="email"], input[type="url"]'

/** Beginnings of the names of controls that change the data of a plan. */
const CHANGES =
  /^(?:Add|Archive|Attach|Create|Cut|Delete|Drag|Duplicate|Edit|Freeze|Import|Invite|Merge|Monday|Move|New|Park|Paste|Remove|Rename|Reorder|Replace|Resend|Resize|Restore|Revoke|Save|Schedule|Set|Share|Sunday|Unfreeze|Upload)\b/u

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

/** Returns the names of the usable controls on the page that change the data of a plan. */
function changeControls(): readonly string[] {
  const named = [...document.querySelectorAll(CONTROLS)]
    .filter(isUsable)
    .map(nameOf)
    .filter((name) => CHANGES.test(name) && !EXPLAINED.test(name))
  const fields = [...document.querySelectorAll(FIELDS)]
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
  const [bar] = await screen.findAllByRole('button', { name: /^Regional radio, Website/u })
  if (bar === undefined) throw new Error('The view has no bar of the item.')
  return bar
}

/** Tries each way to change an item. */
async function tryItem(demonstration: Demonstration, where: string) {
  const bar = await findBar()
  await pressChangingKeys(bar, demonstration, where)
  const { left, top } = bar.getBoundingClientRect()
  await dragCaptured(bar, { x: left + 400, y: top + 4 })
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

const viewer = withoutRight('viewer', 'current')

export const AViewer: Story = {
  args: { ...viewer, url: MONTH },
  play: async ({ step }) => {
    await step('Calendars', async () => {
      await tryView(viewer, 'Month')
      await openItem(viewer)
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

const frozen = withoutRight('contributor', 'frozen')

export const AContributorOfAFrozenPlan: Story = {
  args: { ...frozen, url: MONTH },
  play: async ({ step }) => {
    await step('Month', async () => {
      await tryView(frozen, 'Month')
      await openItem(frozen)
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
