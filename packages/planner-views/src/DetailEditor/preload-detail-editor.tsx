import { Activity } from '@throughline/ui/react-versions'
import { createRoot } from 'react-dom/client'

import { DetailEditor } from './DetailEditor'
import { sampleForm } from './model/sample-form'

const doNothing = (): void => undefined

const panel = { placement: 'beside', widthPixels: 520 } as const

let isPreloaded = false

/**
 * Renders an editor once, hidden, so that its code is compiled and its styles exist when the user
 * opens the first item. Call it when the browser is idle. It renders in short tasks, and a second
 * call does nothing. It needs React 19.2: older versions cannot render without running effects, so
 * the function does nothing there.
 *
 * @returns lays the rendered editor out once, in one task, and removes it; call it when the browser
 * is idle again
 */
export function preloadDetailEditor(): () => void {
  if (isPreloaded || Activity === undefined) return doNothing
  isPreloaded = true
  // A failure here occurs again in the editor itself, which reports it.
  const host = document.createElement('div')
  const root = createRoot(host, { onUncaughtError: doNothing })
  root.render(
    // Hidden, so that no effect runs: no element takes the focus, and nothing listens for keys.
    <Activity mode="hidden">
      <DetailEditor
        layout="panel"
        panel={panel}
        {...sampleForm()}
        notices={[]}
        documents={[]}
        onValuesChange={doNothing}
        onSave={doNothing}
        onDelete={doNothing}
        onClose={doNothing}
        onPrevious={doNothing}
        onNext={doNothing}
        onCopyLink={doNothing}
        onSwitchLayout={doNothing}
        onUploadDocuments={doNothing}
      />
    </Activity>,
  )
  return () => {
    layOut(host)
    root.unmount()
  }
}

/** Computes the styles and the layout of the rendered editor, in a place that is never painted. */
function layOut(host: HTMLElement): void {
  const editor = host.firstElementChild
  if (!(editor instanceof HTMLElement)) return
  host.inert = true
  host.style.cssText = `position: fixed; inset: 0 auto 0 0; inline-size: ${panel.widthPixels}px; contain: strict; visibility: hidden;`
  // A hidden Activity takes its elements out of the layout.
  editor.style.removeProperty('display')
  document.body.append(host)
  host.getBoundingClientRect()
  host.remove()
}
