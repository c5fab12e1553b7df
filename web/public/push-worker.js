// The part of the service worker that receives turn notifications while no page is open, and opens the table when one
// is touched.

self.addEventListener('push', (event) => {
  const { message, table } = event.data?.json() ?? {};
  if (typeof message !== 'string' || typeof table !== 'string') return;
  // A later turn at the same table replaces an earlier notification.
  const options = { body: message, tag: table, renotify: true, icon: '/icon.svg', data: { table } };
  event.waitUntil(self.registration.showNotification('Marchlands', options));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const path = `/t/${encodeURIComponent(event.notification.data.table)}`;
  event.waitUntil(show(path));
});

/** Brings the table's window to the front, or opens one. */
async function show(path) {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const open = windows.find(({ url }) => new URL(url).pathname === path);
  await (open === undefined ? self.clients.openWindow(path) : open.focus());
}
