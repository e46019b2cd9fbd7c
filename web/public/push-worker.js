/** Shows pushes while the console is closed, and opens the page that a push is about. */
self.addEventListener("push", (event) => {
  const { id, title, text, path } = event.data.json();
  event.waitUntil(
    self.registration.showNotification(title, { body: text, tag: id, icon: "/logo.svg", data: { path } }),
  );
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(open(new URL(event.notification.data.path, self.location.origin).href));
});

async function open(address) {
  const windows = await self.clients.matchAll({ type: "window" });
  const shown = windows[0];
  if (!shown) return self.clients.openWindow(address);
  await shown.focus();
  return shown.navigate(address);
}
