import type { Page } from '@playwright/test'
import { expect, test } from './fixtures'
import { SignInPage } from '../page-models/sign-in-page'

declare global {
  interface Window {
    reportViolation: (violation: string) => Promise<void>
  }
}

/** Collects all later violations of the page's content security policy. */
async function watchPolicy(page: Page): Promise<string[]> {
  const violations: string[] = []
  await page.exposeFunction('reportViolation', (violation: string) => {
    violations.push(violation)
  })
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      void window.reportViolation(
        `${event.effectiveDirective} ${event.blockedURI} ${event.sourceFile}:${event.lineNumber}`,
      )
    })
  })
  return violations
}

/** Notes as Word and Google Docs put them on the clipboard. */
const pastedNotes = [
  `<html xmlns:w="urn:schemas-microsoft-com:office:word"><head><style>p.MsoNormal{margin:0;font-size:11pt}</style></head>
  <body lang=EN-US style='tab-interval:.5in'><!--StartFragment--><p class=MsoNormal style='mso-margin-top-alt:auto'><b style='color:#C00000'>Only</b>
  <span style='background:yellow;mso-highlight:yellow'>approved logos</span></p>
  <p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>&middot;</span>Ask legal</p><!--EndFragment--></body></html>`,
  `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-1"><p dir="ltr" style="line-height:1.38;margin-top:0pt;">
  <span style="font-size:11pt;font-family:Arial;color:#ff0000;font-weight:700;text-align:center">Red from a document</span></p></b>`,
]

/** Puts HTML on the clipboard, as another program does. */
async function copyHtml(page: Page, html: string): Promise<void> {
  await page.evaluate((text) => {
    document.addEventListener(
      'copy',
      (event) => {
        event.preventDefault()
        event.stopPropagation()
        event.clipboardData?.setData('text/html', text)
      },
      { once: true, capture: true },
    )
  }, html)
  await page.keyboard.press('Control+c')
}

test('notes with the styles of other programs break no policy when they are pasted, stored and read again', async ({
  page,
  addItem,
  itemEditor,
}) => {
  const violations = await watchPolicy(page)
  const { bar } = await addItem('Notes from elsewhere')
  await bar.press('Enter')
  const notes = itemEditor.field('Notes')
  await notes.click()
  await expect(notes).toBeFocused()
  for (const html of pastedNotes) {
    await copyHtml(page, html)
    await page.keyboard.press('Control+End')
    await page.keyboard.press('Control+v')
  }
  await expect(notes).toContainText('approved logos')
  await expect(notes).toContainText('Red from a document')
  await page.keyboard.press('Control+a')
  await page.getByRole('button', { name: /^Size/u }).click()
  await page.getByRole('menuitemradio', { name: 'Huge' }).click()
  await itemEditor.save()
  await expect(page.getByText('Tactic updated.')).toBeVisible()
  await page.reload()
  await bar.press('Enter')
  await expect(notes).toContainText('Red from a document')
  await expect(notes.getByText('Red from a document')).toHaveCSS('font-size', '28px')
  expect(violations).toEqual([])
})

test('a style that is written into the page has no effect, and is reported', async ({
  engine,
  baseURL,
}) => {
  // A separate page, because the browser complains in its console, which fails the pages of
  // journeys.
  const opened = await engine.open({ baseURL: baseURL ?? '', timezoneId: 'UTC' })
  const { page } = opened
  const violations = await watchPolicy(page)
  await new SignInPage(page).open()
  const visible = await page.evaluate(() => {
    const style = document.createElement('style')
    style.textContent = 'h1 { display: none }'
    document.head.append(style)
    const box = document.createElement('div')
    box.innerHTML = '<p style="display: none">text</p>'
    document.body.append(box)
    return [document.querySelector('h1'), box.firstElementChild].map(
      (element) => element !== null && getComputedStyle(element).display,
    )
  })
  expect(visible).toEqual(['block', 'block'])
  await expect.poll(() => violations.length).toBe(2)
  await opened.close()
})
