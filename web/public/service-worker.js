/** What remains of us in a browser whose page is closed: it shows the notices that the server sends (server/push/notices.py). */

const SECOND = 1000; // in milliseconds

self.addEventListener("push", (event) => {
  const { title, body, language, table } = event.data.json();
  // One notice for each table: the next takes the place of the last, and is heard again.
  const about = { body, lang: language, icon: "/icon-turn.svg", tag: table, renotify: true, data: { table } };
  event.waitUntil(self.registration.showNotification(title, about));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(show(event.notification.data.table));
});

/** Bring a table to the front if it is open somewhere; else open it. */
async function show(table) {
  const windows = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const answers = await Promise.all(windows.map((window) => shows(window, table)));
  const open = windows[answers.indexOf(true)];
  return open ? open.focus() : self.clients.openWindow(`/#/table/${table}`);
}

/** Whether a window shows a table. It is asked (src/shell/push.ts): its `url` is the one with which it was opened. */
function shows(window, table) {
  return new Promise((answered) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = (event) => answered(event.data);
    setTimeout(() => answered(false), SECOND); // a window that sleeps
    window.postMessage({ table }, [port2]);
  });
}
