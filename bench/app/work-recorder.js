// Runs in the page before its own scripts. Notes long tasks, how long interactions took to show,
// and rules that the page adds to its style sheets.
;(() => {
  const record = { taskMs: [], paintMs: [], rules: 0 }
  globalThis.workRecord = record
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) record.taskMs.push(entry.duration)
  }).observe({ type: 'longtask' })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (entry.interactionId !== 0) record.paintMs.push(entry.duration)
    }
  }).observe({ type: 'event', durationThreshold: 16 })
  const insertRule = Reflect.get(CSSStyleSheet.prototype, 'insertRule')
  CSSStyleSheet.prototype.insertRule = new Proxy(insertRule, {
    apply: (target, sheet, args) => {
      record.rules += 1
      return Reflect.apply(target, sheet, args)
    },
  })
})()
