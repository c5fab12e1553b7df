// The part of the service worker that hears of a turn while no page is open, and opens the table when it is touched.

self.addEventListener('push', (event) => {
  const { message, table } = event.data?.json() ?? {};
  if (typeof message !== 'string' || typeof table !== 'string') return;
  // A later turn of the same table takes the place of an earlier one.
  const options = { body: message, tag: table, renotify: true, icon: '/icon.svg', data: { table } };
  event.waitUntil(self.registration.showNotification('Marchlands', options));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const path = `/t/${encodeURIComponent(event.notification.data.table)}`;
  event.waitUntil(show(path));
});

/** Brings the window to the front in which the table is open, or opens one. */
async function show(path) {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const open = windows.find(({ url }) => new URL(url).pathname === path);
  await (open === undefined ? self.clients.openWindow(path) : open.focus());
}
