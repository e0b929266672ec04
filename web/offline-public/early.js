/**
 * Starts the worker of the tables, which takes longest, before the client is loaded.
 *
 * src/offline/line.ts takes the worker over, with what it has said until then. scripts/static.py writes its address.
 */
{
  const worker = new Worker(/*WORKER*/ "", { type: "module" });
  const said = [];
  worker.onmessage = ({ data }) => said.push(data);
  worker.onerror = ({ message }) => said.push({ kind: "fault", fault: "broken", reason: message });
  window.early = { worker, said };
  // A browser may keep a page that was left. WebKit then also keeps a database that the page's worker has begun to open,
  // so the next visit would wait for it forever.
  window.addEventListener("pagehide", () => worker.terminate());
  window.addEventListener("pageshow", ({ persisted }) => persisted && window.location.reload());
}
