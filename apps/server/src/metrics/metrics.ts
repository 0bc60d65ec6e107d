import type { FastifyInstance } from 'fastify'
import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client'
import { countWaitingMails } from '../mail/sender-queries'
import type { Database } from '../db/database'

/** From a cached answer to one that a person would leave for. */
const durationBucketsSeconds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10]

/** Counters and timers of the server. */
export interface Metrics {
  /** Times every answer of an application. Call it before its routes are made. */
  observe(app: FastifyInstance): void
  /** Counts a stream that ended because its client read too slowly. */
  countSlowStream(): void
  /** Everything, in the text format of Prometheus. */
  text(): Promise<string>
}

/** Creates the metrics. They identify no people, accounts or plans. */
export function createMetrics(database: Database): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const durations = new Histogram({
    name: 'throughline_request_duration_seconds',
    help: 'From the first byte of a request to the last of its answer, by route of the contract.',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: durationBucketsSeconds,
    registers: [registry],
  })
  const open = new Gauge({
    name: 'throughline_requests_open',
    help: 'Requests that are not answered to the end yet, streams of changes among them.',
    registers: [registry],
  })
  const faults = new Counter({
    name: 'throughline_faults_total',
    help: 'Answers with a status of 500 or more.',
    registers: [registry],
  })
  const slowStreams = new Counter({
    name: 'throughline_slow_streams_total',
    help: 'Streams of changes that ended because their clients read too slowly.',
    registers: [registry],
  })
  // The gauge registers itself. It counts only when a client reads the metrics.
  void new Gauge({
    name: 'throughline_mails_waiting',
    help: 'Mails that are queued and not sent yet.',
    registers: [registry],
    async collect() {
      this.set(await countWaitingMails(database.orm))
    },
  })
  return {
    observe(app) {
      app.addHook('onRequest', async (_request, reply) => {
        open.inc()
        // Fires once for every ended or aborted response, including streams that the handler writes
        // itself.
        reply.raw.once('close', () => open.dec())
      })
      app.addHook('onResponse', async (request, reply) => {
        if (reply.statusCode >= 500) faults.inc()
        durations.observe(
          {
            method: request.method,
            // The pattern, not the URL: each id would add a line.
            route: request.routeOptions.url ?? 'none',
            status: String(reply.statusCode),
          },
          reply.elapsedTime / 1000,
        )
      })
    },
    countSlowStream: () => slowStreams.inc(),
    text: () => registry.metrics(),
  }
}
