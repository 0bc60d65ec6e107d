import { Activity } from 'react'
import { createRoot } from 'react-dom/client'

import { DetailEditor } from './DetailEditor'
import { sampleForm } from './model/sample-form'

const doNothing = (): void => undefined

let isPreloaded = false

/**
 * Renders an editor once, outside of the document, so that its code is compiled and its styles
 * are there: the first item then opens as fast as every later one. Call it when the browser is
 * idle; the work is done in short tasks, and a second call does nothing.
 *
 * @returns ends what is still going on; what has been done stays
 */
export function preloadDetailEditor(): () => void {
  if (isPreloaded) return doNothing
  isPreloaded = true
  // What fails here fails again in the editor itself, where it is reported.
  const root = createRoot(document.createElement('div'), { onUncaughtError: doNothing })
  root.render(
    // Hidden, so that no effect runs: nothing takes the focus, and no key is listened for.
    <Activity mode="hidden">
      <DetailEditor
        layout="panel"
        panel={{ placement: 'beside', widthPixels: 520 }}
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
    root.unmount()
  }
}
