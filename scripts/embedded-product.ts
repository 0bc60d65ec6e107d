import { edit, filter } from './embedded-editor.ts'
import { isOn, openProduct } from './kit/guide-uses.ts'
import { serveFolder } from './serve-folder.ts'
import type { Locator, Page } from 'playwright'

/**
 * Returns the content security policy of a strict product: its own files, and styles with the
 * nonce.
 */
export function strictPolicy(nonce: string) {
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'nonce-${nonce}'`,
    "img-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types throughline-inert-html',
  ].join('; ')
}

/**
 * Opens the page on which the example product embeds the calendars in a shadow root, under a strict
 * content security policy, and uses it by mouse and keys.
 *
 * @param dist the built product
 * @returns violations of the policy, complaints on the console, and features that do not work
 */
export async function tryEmbeddedPage(dist: string): Promise<string[]> {
  const { origin, close } = await serveFolder(dist, strictPolicy)
  const address = `${origin}/embedded.html`
  const faults: string[] = []
  const says = await openProduct(address, async (page) => {
    await plan(page)
    await filter(page)
    await edit(page)
    await lookAlongTheYear(page)
    await turnToDay(page)
    faults.push(...(await looksOfItsOwn(page)))
  })
  const refusal = await policyComplaints(address)
  close()
  return [...says, ...faults, ...refusal]
}

/** Plays an hour of a planner: drags items, moves them by keys, undoes, reads, creates. */
async function plan(page: Page) {
  const month = page.getByRole('grid', { name: /November 2026/ })
  await month.waitFor()
  await page.getByRole('button', { name: /^Holiday Gifting/ }).waitFor()

  const launch = page.getByRole('button', { name: /^Gift guide launch/ })
  await pull(page, launch, dayOf(month, 'November 23'))
  await page.getByText('Saved “Gift guide launch”.').waitFor()
  await isOn(launch, /11\/23\/26 to 11\/26\/26/)
  await page.keyboard.press('F8')
  await page.getByRole('button', { name: 'Undo' }).press('Enter')
  await isOn(launch, /11\/09\/26 to 11\/12\/26/)

  const mail = page.getByRole('button', { name: /^Black Friday mail/ })
  await mail.focus()
  await page.keyboard.press('Alt+ArrowLeft')
  await isOn(mail, /11\/26\/26/)
  await page.keyboard.press('Alt+Shift+ArrowRight')
  await isOn(mail, /11\/26\/26 to 11\/27\/26/)
  await page.keyboard.press('Control+z')
  await isOn(mail, /11\/26\/26$/)

  await mail.focus()
  await page.keyboard.press('i')
  await page.getByRole('dialog', { name: 'Black Friday mail' }).getByText('store team').waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })

  await page.getByRole('button', { name: /^10:30 Press preview/ }).hover()
  await page.getByRole('dialog', { name: 'Press preview' }).getByText('store team').waitFor()
  await pull(
    page,
    page.getByRole('button', { name: /^10:30 Press preview/ }),
    dayOf(month, 'November 24'),
  )
  await page.getByText('The press has been told').waitFor()

  await mail.click({ button: 'right' })
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await mail.waitFor({ state: 'detached' })
  await page.keyboard.press('Control+z')
  await mail.waitFor()

  await dayOf(month, 'November 25').dblclick()
  await page.getByRole('textbox', { name: 'Title' }).fill('Thank-you cards')
  await page.getByRole('combobox', { name: 'Channel' }).click()
  await page.getByRole('option', { name: 'Email' }).click()
  // It can be used once the channel is chosen; until then it takes no keys.
  await page.getByRole('combobox', { name: 'Tactic type', disabled: false }).focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.type('Pro')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Create' }).click()
  await page.getByRole('button', { name: /Thank-you cards/ }).waitFor()
}

/** Sees a day, and moves an item in it. */
async function turnToDay(page: Page) {
  await page.getByRole('radio', { name: 'Day' }).check({ force: true })
  const evening = page.getByRole('button', { name: /^17:30 VIP evening/ })
  await evening.focus()
  await page.keyboard.press('Alt+ArrowDown')
  await page.getByRole('button', { name: /^17:45 VIP evening/ }).waitFor()
}

/** Sees the year in the flow, opens the items behind a figure, moves an item, finds another. */
async function lookAlongTheYear(page: Page) {
  await page.getByRole('radio', { name: 'Flow' }).check({ force: true })
  await page.getByRole('treegrid', { name: /Flow, 01\/01\/26 to 12\/31\/26/ }).waitFor()
  await page.getByRole('gridcell', { name: /^Actual of Newsletter/ }).click()
  await page.getByRole('dialog', { name: 'Actual of Newsletter' }).waitFor()
  await page.keyboard.press('Escape')
  const reset = page.getByRole('button', { name: /^Store window reset/ })
  await reset.focus()
  await page.keyboard.press('Alt+ArrowRight')
  await isOn(reset, /11\/17\/26 to 11\/19\/26/)
  await page.keyboard.press('Control+f')
  await page.getByRole('searchbox', { name: 'Find in flow' }).fill('vip')
  await page.getByText('1 of 1').first().waitFor()
  await page.keyboard.press('Escape')
}

/** @param date in words, `November 23` */
function dayOf(month: Locator, date: string) {
  const [name = '', number = ''] = date.split(' ')
  const link = month.page().getByRole('button', {
    name: new RegExp(`^(${name.slice(0, 3)} )?${number}, \\w+day, ${name} `),
  })
  return month.getByRole('gridcell').filter({ has: link })
}

/** Pulls one element by its beginning to the middle of another, as a hand does. */
async function pull(page: Page, from: Locator, to: Locator) {
  const [start, end] = await Promise.all([from.boundingBox(), to.boundingBox()])
  if (start === null || end === null) throw new Error('There is nothing to pull, or nowhere to.')
  await page.mouse.move(start.x + Math.min(20, start.width / 2), start.y + start.height / 2)
  await page.mouse.down()
  await page.mouse.move(end.x + end.width / 2, end.y + end.height / 2, { steps: 8 })
  await page.mouse.up()
}

/** The styles of the page do not reach the calendar, and its own are there. */
async function looksOfItsOwn(page: Page): Promise<string[]> {
  const item = page.getByRole('button', { name: /VIP evening/ })
  const { color, font, channel } = await item.evaluate((element) => {
    const style = getComputedStyle(element)
    return {
      color: style.color,
      font: style.fontFamily,
      channel: style.getPropertyValue('--tl-bar-color'),
    }
  })
  return [
    ...(color === 'rgb(220, 20, 60)' ? ['The page colours the items of the calendar.'] : []),
    ...(font.includes('Inter') ? [] : [`The calendar is written in ${font}.`]),
    ...(channel === '' ? ['An item has lost the colour of its channel.'] : []),
  ]
}

/**
 * Opens a page and checks that its policy is in force: the browser must refuse a style without the
 * nonce and report the refusal on the console.
 */
export async function policyComplaints(address: string): Promise<string[]> {
  const isRefusal = (text: string) => text.includes('style-src')
  const says = await openProduct(address, async (page) => {
    const refusal = page.waitForEvent('console', (message) => isRefusal(message.text()))
    await page.locator('body > h1').evaluate((heading) => {
      const style = heading.ownerDocument.createElement('style')
      style.textContent = 'h1 { color: red }'
      heading.append(style)
    })
    await refusal
  })
  return says.some(isRefusal) ? [] : ['the policy is not in force, so this check proves nothing.']
}
