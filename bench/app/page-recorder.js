// Runs in the page before its own scripts. Notes when the first bar of the month was painted,
// the largest paint, how far things shifted, and how long presses took to show.
;(() => {
  const record = { barsMs: null, largestPaintMs: null, layoutShift: 0, pressMs: [] }
  globalThis.appRecord = record

  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (!entry.hadRecentInput) record.layoutShift += entry.value
    }
  }).observe({ type: 'layout-shift', buffered: true })
  new PerformanceObserver((list) => {
    record.largestPaintMs = list.getEntries().at(-1).startTime
  }).observe({ type: 'largest-contentful-paint', buffered: true })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (entry.interactionId !== 0) record.pressMs.push(entry.duration)
    }
  }).observe({ type: 'event', durationThreshold: 16 })

  const channel = new MessageChannel()
  channel.port1.addEventListener('message', () => {
    record.barsMs = performance.now()
    channel.port1.close()
  })
  channel.port1.start()
  const look = () => {
    // A message that is sent within a frame arrives once that frame is on the screen.
    if (document.querySelector('[role="grid"] [data-part="bar"]') !== null)
      channel.port2.postMessage(0)
    else requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
})()
