### Notifiche del browser o del sistema mentre il tavolo non è in vista: una o due righe.

notice-turn = Tocca a te contro { $players }.
notice-tokens = Piazza i segnalini tornati in mano nella partita contro { $players }.
notice-rematch = Rivincita con { $players }: ti aspettano.

# The setting for notifications. A device is a browser on a phone or computer.
push-on = Notifiche push
push-refused = Il browser blocca le notifiche di questa pagina.
push-failed = Il servizio push del browser non risponde. Riprova più tardi.
