import { copyFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { outcomeOf } from '../checks/outcome.ts'
import { outputOf } from '../child-process.mjs'
import { policyComplaints, strictPolicy } from '../embedded-product.ts'
import { NONCE, serveFolder } from '../serve-folder.ts'
import { inTemporaryFolder } from '../workspace.mjs'
import { moveGiftGuide, openProduct, pageThrough } from './guide-uses.ts'
import type { Outcome } from '../checks/outcome.ts'
import type { Tarballs } from './entry-points.ts'

const SCRIPT = 'throughline-elements.min.js'

const PAGE = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <title>Holiday season</title>
    <link rel="icon" href="icon.svg" />
    <style nonce="${NONCE}">throughline-month, throughline-editor { block-size: 640px }</style>
    <script src="${SCRIPT}" defer></script>
    <script src="plan.js" defer></script>
  </head>
  <body>
    <h1>Holiday season</h1>
    <throughline-month nonce="${NONCE}" month="2026-11" theme="light" controls></throughline-month>
    <throughline-editor nonce="${NONCE}" theme="light" today="2026-11-18"></throughline-editor>
  </body>
</html>
`

const PLAN = `
const month = document.querySelector('throughline-month')
const editor = document.querySelector('throughline-editor')
month.channels = [{ id: 1, name: 'Email', color: '#1F7A8C' }]
month.items = [
  { id: 17, title: 'Gift guide', startDate: '2026-11-10', endDate: '2026-11-12', channelId: 1 },
  { id: 19, title: 'Thank-you mail', startDate: '2026-12-28', endDate: '2026-12-28', channelId: 1 },
]
editor.channels = [{ id: 1, name: 'Email', color: '#1F7A8C', types: [{ id: 11, name: 'Newsletter' }] }]
editor.item = { ...month.items[0], tacticTypeId: 11, summary: '<p>Ask the <b>store team</b>.</p>' }
`

/**
 * Checks the script for pages under a strict content security policy with Trusted Types. The
 * elements carry the nonce of the page.
 */
export async function checkElementsPolicy(tarballs: Tarballs): Promise<Outcome> {
  return inTemporaryFolder('elements-policy', async (folder) => {
    copyFileSync(tarballs['elements'] ?? '', path.join(folder, 'elements.tgz'))
    const args = ['-xzf', 'elements.tgz', '--strip-components=2', `package/dist/${SCRIPT}`]
    await outputOf('tar', args, { cwd: folder })
    writeFileSync(path.join(folder, 'index.html'), PAGE)
    writeFileSync(path.join(folder, 'plan.js'), PLAN)
    writeFileSync(
      path.join(folder, 'icon.svg'),
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1" />',
    )
    const { origin, close } = await serveFolder(folder, strictPolicy)
    const says = await openProduct(origin, async (page) => {
      await pageThrough(page)
      await moveGiftGuide(page)
      await page.getByText('store team').waitFor()
      await page.getByRole('textbox', { name: 'Title' }).fill('Gift list')
    })
    const complaints = [...says, ...(await policyComplaints(origin))]
    close()
    return outcomeOf(1, complaints, `The elements under a policy`)
  })
}
